import CPackaged

/// The version of Kennel: `0.2.0` for a release, `0.3.0-dev` between a release and the next one.
///
/// Recordings and greetings between processes contain it for people to read. No code compares it, because every format
/// has a version number of its own.
package let version = "0.3.0-dev"

/// The text that `--version` prints after the program's name. It is the name and commit of a release that `kennel
/// package` made, or else the version and "built from sources".
var release: String { cpackaged_release().map { String(cString: $0) } ?? "\(version) (built from sources)" }
