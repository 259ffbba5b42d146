import CPackaged

/// The version of Kennel: `0.2.0` of a release, `0.3.0-dev` of everything between a release and the next one.
///
/// Recordings and greetings between processes carry it for people to read. Nothing compares it, because every format
/// has a number of its own.
package let version = "0.3.0-dev"

/// The text that `--version` prints after the program's name: the release that `kennel package` made with its commit,
/// or the version and "built from sources".
var release: String { cpackaged_release().map { String(cString: $0) } ?? "\(version) (built from sources)" }
