//! A process' place among those of a world, as launchers tell it.

use crate::error::DistError;
use std::str::FromStr;
use std::time::Duration;

/// How long a rank waits for another one unless it is told otherwise.
pub const TIMEOUT: Duration = Duration::from_secs(60);

/// A process' place among those of a world.
///
/// [`from_env`](Place::from_env) reads what `torchrun` and `cargo tile launch` set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of this rank, below `size`.
    pub rank: usize,
    /// The number of ranks.
    pub size: usize,
    /// The number of this rank on its machine, which chooses a device.
    pub local_rank: usize,
    /// Where rank 0 listens: a name or an address.
    pub address: String,
    /// The port there.
    pub port: u16,
    /// The job's name, the same on all ranks: others are turned away. No line breaks.
    pub job: String,
}

impl Place {
    /// The only rank of a world.
    pub fn alone() -> Place {
        Place { rank: 0, size: 1, local_rank: 0, address: "127.0.0.1".to_owned(), port: 0, job: String::new() }
    }

    /// Reads `RANK`, `WORLD_SIZE`, `LOCAL_RANK`, `MASTER_ADDR` and `MASTER_PORT`. Without
    /// the first two this is a world of one.
    ///
    /// `LOCAL_RANK` is the rank unless it is set, `MASTER_ADDR` is 127.0.0.1, and the job's
    /// name is `TILE_DIST_JOB` or `TORCHELASTIC_RUN_ID`. Where `torchrun` itself listens on
    /// `MASTER_PORT` (`TORCHELASTIC_USE_AGENT_STORE`), ranks meet on the port behind it;
    /// `TILE_DIST_PORT` names another one.
    ///
    /// # Errors
    /// [`DistError::Environment`] of the variable that is missing or cannot be.
    pub fn from_env() -> Result<Place, DistError> {
        Place::from_vars(|name| std::env::var(name).ok())
    }

    /// As [`from_env`](Place::from_env), of variables that `get` gives.
    ///
    /// # Errors
    /// As there.
    pub fn from_vars(get: impl Fn(&str) -> Option<String>) -> Result<Place, DistError> {
        if get("RANK").is_none() && get("WORLD_SIZE").is_none() {
            return Ok(Place::alone());
        }
        let size: usize = needed(&get, "WORLD_SIZE", "the number of ranks")?;
        if size == 0 {
            return Err(wrong("WORLD_SIZE", "1 or more", Some("0".to_owned())));
        }
        let rank: usize = needed(&get, "RANK", "the number of this rank")?;
        if rank >= size {
            return Err(wrong("RANK", &format!("a number below {size}"), Some(rank.to_string())));
        }
        let local_rank = match get("LOCAL_RANK") {
            Some(_) => needed(&get, "LOCAL_RANK", "the number of this rank on its machine")?,
            None => rank,
        };
        let address = get("MASTER_ADDR").unwrap_or_else(|| "127.0.0.1".to_owned());
        let port = match get("TILE_DIST_PORT") {
            Some(_) => needed(&get, "TILE_DIST_PORT", "a port")?,
            None if size == 1 => 0,
            None => {
                let port: u16 = needed(&get, "MASTER_PORT", "the port that rank 0 listens on")?;
                let taken = get("TORCHELASTIC_USE_AGENT_STORE").is_some_and(|value| value.eq_ignore_ascii_case("true"));
                port.checked_add(u16::from(taken))
                    .ok_or_else(|| wrong("MASTER_PORT", "below 65535", Some(port.to_string())))?
            }
        };
        let job = get("TILE_DIST_JOB").or_else(|| get("TORCHELASTIC_RUN_ID")).unwrap_or_default();
        Ok(Place { rank, size, local_rank, address, port, job })
    }
}

/// The timeout of `TILE_DIST_TIMEOUT`, in seconds, or the usual one.
pub(crate) fn timeout() -> Result<Duration, DistError> {
    let name = "TILE_DIST_TIMEOUT";
    let Ok(text) = std::env::var(name) else { return Ok(TIMEOUT) };
    let seconds = text.parse::<f64>().ok().filter(|&seconds| seconds > 0.0);
    let timeout = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    timeout.ok_or_else(|| wrong(name, "seconds above 0", Some(text)))
}

fn wrong(variable: &str, expected: &str, found: Option<String>) -> DistError {
    DistError::Environment {
        variable: variable.to_owned(),
        expected: expected.to_owned(),
        found: found.map_or_else(|| "nothing".to_owned(), |value| format!("`{value}`")),
    }
}

fn needed<T: FromStr>(get: &impl Fn(&str) -> Option<String>, name: &str, expected: &str) -> Result<T, DistError> {
    let value = get(name);
    let parsed = value.as_deref().and_then(|value| value.parse().ok());
    parsed.ok_or_else(|| wrong(name, expected, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(vars: &[(&str, &str)]) -> Result<Place, String> {
        let get = |name: &str| vars.iter().find(|var| var.0 == name).map(|var| var.1.to_owned());
        Place::from_vars(get).map_err(|error| error.to_string())
    }

    #[test]
    fn the_variables_of_torchrun_are_read() {
        assert_eq!(of(&[]), Ok(Place::alone()));
        let mut vars = vec![("RANK", "3"), ("WORLD_SIZE", "4"), ("LOCAL_RANK", "1"), ("MASTER_PORT", "29500")];
        let place = of(&vars).expect("all are there");
        assert_eq!((place.rank, place.size, place.local_rank, place.port), (3, 4, 1, 29500));
        assert_eq!((place.address.as_str(), place.job.as_str()), ("127.0.0.1", ""));
        vars.extend([("TORCHELASTIC_USE_AGENT_STORE", "True"), ("TORCHELASTIC_RUN_ID", "job")]);
        let place = of(&vars).expect("all are there");
        assert_eq!((place.port, place.job.as_str()), (29501, "job"));
        vars.push(("TILE_DIST_PORT", "9"));
        assert_eq!(of(&vars).map(|place| place.port), Ok(9));
    }

    #[test]
    fn a_wrong_variable_is_named() {
        let missing = of(&[("RANK", "0")]).unwrap_err();
        assert_eq!(missing, "variable `WORLD_SIZE`: expected the number of ranks, found nothing");
        let high = of(&[("RANK", "2"), ("WORLD_SIZE", "2")]).unwrap_err();
        assert_eq!(high, "variable `RANK`: expected a number below 2, found `2`");
        assert!(of(&[("RANK", "0"), ("WORLD_SIZE", "0")]).unwrap_err().contains("1 or more"));
        let port = of(&[("RANK", "0"), ("WORLD_SIZE", "2"), ("MASTER_PORT", "x")]).unwrap_err();
        assert_eq!(port, "variable `MASTER_PORT`: expected the port that rank 0 listens on, found `x`");
    }
}
