import CPackaged

/// The version of Kennel.
package let version = "0.1.0"

/// What `--version` prints after the program's name: the release that `kennel package` made with its commit, or the version
/// of what was built from sources.
var release: String { cpackaged_release().map { String(cString: $0) } ?? "\(version) (built from sources)" }
