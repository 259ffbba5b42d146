import Foundation

/// The version of a package, derived from the commits that it was built from.
struct PackageVersion {
    /// The version that Debian compares: `1.4.0` for a release, or `0.2.0+20261128184500.881f167` otherwise.
    let text: String
    /// The text that `--version` prints after the program's name.
    let release: String

    /// Determines the version of the sources in a folder; `named` is the version of a release; nil for any other build.
    init(of folder: URL, product: String, named: String?) {
        let commit = Self.commit(in: folder)
        if let named {
            text = named
        } else {
            let base = KennelFolder.contains(package: folder) ? Self.debian(version) : "0.0.0"
            text = commit.map { "\(base)+\($0.time).\($0.name)" } ?? base
        }
        let kennel = Self.commit(in: KennelFolder.current)
        let own = commit.map { "commit \($0.name)" } ?? "no commit"
        let library = kennel.map { "Kennel \(version), commit \($0.name)" } ?? "Kennel \(version)"
        release = KennelFolder.contains(package: folder) ? "\(text) (\(own))" : "\(text) (\(own); \(library))"
    }

    /// Returns a version in Debian's form: `0.3.0-dev` becomes `0.3.0~dev`.
    ///
    /// To Debian `0.3.0-dev` is newer than `0.3.0`, because a hyphen begins the packager's own revision.
    static func debian(_ version: String) -> String { version.replacing("-", with: "~") }

    /// Returns the name and time of the last commit, in characters that a version allows; nil outside of a git
    /// repository.
    private static func commit(in folder: URL) -> (name: String, time: String)? {
        let git = Tool(folder: folder)
        guard
            let shown = try? git.run(["git", "log", "-1", "--format=%h %cd", "--date=format:%Y%m%d%H%M%S"]),
            let state = try? git.run(["git", "status", "--porcelain", "--untracked-files=no"]),
            shown.status == 0, state.status == 0
        else { return nil }
        let words = shown.output.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count == 2 else { return nil }
        return (words[0] + (state.output.isEmpty ? "" : ".changed"), words[1])
    }
}
