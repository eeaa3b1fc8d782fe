//! The tokenizer of BERT: words, then the longest pieces of them that a vocabulary has (WordPiece).

use crate::Error;
use std::collections::HashMap;
use std::path::Path;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

/// Letters of the longest word that is split; longer ones are unknown.
const LONGEST_WORD: usize = 100;

/// The uncased tokenizer of BERT with the vocabulary of a file.
#[derive(Clone, Debug)]
pub struct WordPiece {
    ids: HashMap<String, u32>,
    unknown: u32,
    begin: u32,
    end: u32,
}

impl WordPiece {
    /// The tokenizer with a vocabulary, a token in a line (`vocab.txt`).
    ///
    /// # Errors
    /// [`Error::File`] when it cannot be read, or lacks one of `[UNK]`, `[CLS]` and `[SEP]`.
    pub fn open(path: &Path) -> Result<WordPiece, Error> {
        let failed = |reason: String| Error::File { path: path.to_owned(), reason };
        let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
        WordPiece::new(text.lines()).map_err(|token| failed(format!("expected the token `{token}`, found none")))
    }

    /// The tokenizer with a vocabulary in the order of ids.
    ///
    /// # Errors
    /// The token that it lacks, one of `[UNK]`, `[CLS]` and `[SEP]`.
    pub fn new<'a>(vocabulary: impl IntoIterator<Item = &'a str>) -> Result<WordPiece, &'static str> {
        let ids: HashMap<String, u32> = vocabulary.into_iter().map(str::to_owned).zip(0..).collect();
        let id = |token: &'static str| ids.get(token).copied().ok_or(token);
        let (unknown, begin, end) = (id("[UNK]")?, id("[CLS]")?, id("[SEP]")?);
        Ok(WordPiece { ids, unknown, begin, end })
    }

    /// The tokens of a text, at most `most` of them, between `[CLS]` and `[SEP]`, which count.
    pub fn encode(&self, text: &str, most: usize) -> Vec<u32> {
        let mut tokens = vec![self.begin];
        for word in words(text) {
            self.split(&word, &mut tokens);
        }
        tokens.truncate(most.saturating_sub(1).max(1));
        tokens.push(self.end);
        tokens
    }

    /// Appends the longest pieces of a word, from its beginning on, or `[UNK]` where a rest has none.
    fn split(&self, word: &str, tokens: &mut Vec<u32>) {
        let before = tokens.len();
        let mut rest = if word.chars().count() > LONGEST_WORD { None } else { Some(word) };
        while let Some(part) = rest.filter(|part| !part.is_empty()) {
            let continued = if part.len() == word.len() { "" } else { "##" };
            let ends = part.char_indices().map(|(at, letter)| at + letter.len_utf8());
            let piece = ends.rev().find_map(|end| {
                let id = self.ids.get(&format!("{continued}{}", &part[..end]))?;
                Some((*id, end))
            });
            rest = piece.map(|(id, end)| {
                tokens.push(id);
                &part[end..]
            });
        }
        if rest.is_none() {
            tokens.truncate(before);
            tokens.push(self.unknown);
        }
    }
}

/// The words of a text: lower case without accents, split at spaces, with punctuation and CJK
/// ideographs as words of their own.
fn words(text: &str) -> Vec<String> {
    let kept = text.chars().filter(|&letter| !is_control(letter));
    let plain: String = kept.map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let decomposed = plain.nfd().filter(|letter| letter.general_category() != GeneralCategory::NonspacingMark);
    let mut words = vec![String::new()];
    for letter in decomposed.flat_map(char::to_lowercase) {
        if letter == ' ' {
            words.push(String::new());
        } else if is_punctuation(letter) || is_ideograph(letter) {
            words.push(letter.to_string());
            words.push(String::new());
        } else if let Some(word) = words.last_mut() {
            word.push(letter);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn is_control(letter: char) -> bool {
    let separates = matches!(letter, '\t' | '\n' | '\r');
    let other = letter.general_category_group() == GeneralCategoryGroup::Other;
    matches!(letter, '\0' | '\u{fffd}') || other && !separates
}

fn is_punctuation(letter: char) -> bool {
    letter.is_ascii_punctuation() || letter.general_category_group() == GeneralCategoryGroup::Punctuation
}

fn is_ideograph(letter: char) -> bool {
    matches!(
        u32::from(letter),
        0x4e00..=0x9fff
            | 0x3400..=0x4dbf
            | 0x20000..=0x2a6df
            | 0x2a700..=0x2b73f
            | 0x2b740..=0x2b81f
            | 0x2b820..=0x2ceaf
            | 0xf900..=0xfaff
            | 0x2f800..=0x2fa1f
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_into_the_longest_pieces() {
        let vocabulary = ["[UNK]", "[CLS]", "[SEP]", "un", "##aff", "##able", "##a", "naive", "!", "中", "unaffect"];
        let tokenizer = WordPiece::new(vocabulary).expect("it has the three tokens");
        assert_eq!(tokenizer.encode("Unaffable", 9), [1, 3, 4, 5, 2]);
        assert_eq!(tokenizer.encode(" na\u{ef}ve!\u{4e2d}\u{200d}un", 9), [1, 7, 8, 9, 3, 2]);
        // A rest without a piece makes the whole word unknown.
        assert_eq!(tokenizer.encode("unaffx un", 9), [1, 0, 3, 2]);
        assert_eq!(tokenizer.encode(&"un".repeat(60), 9), [1, 0, 2]);
        assert_eq!(tokenizer.encode("un un un un", 4), [1, 3, 3, 2]);
        assert_eq!(tokenizer.encode("", 9), [1, 2]);
        assert_eq!(WordPiece::new(["[CLS]", "[SEP]"]).err(), Some("[UNK]"));
    }
}
