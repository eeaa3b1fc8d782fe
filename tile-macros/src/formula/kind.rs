//! Kinds of reductions.

/// How elements are reduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sum,
    Product,
    Max,
    Min,
    Mean,
    LogSumExp,
    /// Not a number for all elements, but one for each: exp(x − max x) / Σ exp(x − max x).
    Softmax,
    /// One for each element as well: of those up to it.
    RunningSum,
    RunningProduct,
    RunningMax,
    RunningMin,
    /// A linear recurrence, or any other: of the value before and the elements there.
    Scan,
    /// The same from the far end.
    ScanBack,
}

impl Kind {
    /// The kinds that a word names.
    pub(crate) const WORDS: [(&'static str, Kind); 7] = [
        ("sum", Kind::Sum),
        ("product", Kind::Product),
        ("max", Kind::Max),
        ("min", Kind::Min),
        ("mean", Kind::Mean),
        ("logsumexp", Kind::LogSumExp),
        ("softmax", Kind::Softmax),
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::RunningSum => "running_sum",
            Kind::RunningProduct => "running_product",
            Kind::RunningMax => "running_max",
            Kind::RunningMin => "running_min",
            Kind::Scan => "scan",
            Kind::ScanBack => "scan_back",
            _ => Kind::WORDS.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name),
        }
    }

    /// The kind of elements up to each.
    pub(crate) fn running(self) -> Option<Kind> {
        Some(match self {
            Kind::Sum => Kind::RunningSum,
            Kind::Product => Kind::RunningProduct,
            Kind::Max => Kind::RunningMax,
            Kind::Min => Kind::RunningMin,
            _ => return None,
        })
    }

    /// Whether there is a value for each element.
    pub(crate) fn is_of_each(self) -> bool {
        self == Kind::Softmax || self.runs()
    }

    /// Whether the value of each element is made of those before it, so that blocks cannot divide the row.
    pub(crate) fn runs(self) -> bool {
        match self {
            Kind::RunningSum
            | Kind::RunningProduct
            | Kind::RunningMax
            | Kind::RunningMin
            | Kind::Scan
            | Kind::ScanBack => true,
            Kind::Sum | Kind::Product | Kind::Max | Kind::Min | Kind::Mean | Kind::LogSumExp | Kind::Softmax => false,
        }
    }

    /// Whether it is a recurrence.
    pub(crate) fn is_scan(self) -> bool {
        matches!(self, Kind::Scan | Kind::ScanBack)
    }
}
