/// The options of `package`.
package struct PackageOptions: Equatable {
    /// The folder to which packages are written.
    package var folder = ".build/packages"
    /// The version of the release in Debian's syntax; nil derives it from the commit that is built.
    package var release: String?
    /// The maintainer of the packages as `NAME <ADDRESS>`; nil uses the user configured in git.
    package var maintainer: String?

    /// Whether the SDK is packaged too. Only Kennel itself has one.
    package var makesSDK = false

    /// Parses the arguments after `package`. Throws a `UsageError` that names the wrong or missing argument.
    package init(parsing arguments: ArraySlice<String>) throws(UsageError) {
        var rest = arguments
        var folders: [String] = []
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "--release":
                let release = try Self.value(of: parts, from: &rest, placeholder: "VERSION")
                guard Self.isVersion(release) else {
                    throw UsageError(
                        "--release needs a version that begins with a digit, such as 1.4.0 or 1.5.0~dev, not \"\(release)\""
                    )
                }
                self.release = release
            case "--maintainer":
                let maintainer = try Self.value(of: parts, from: &rest, placeholder: "\"NAME <ADDRESS>\"")
                guard Self.isMaintainer(maintainer) else {
                    throw UsageError("--maintainer needs a name and an address, such as \"Ana <ana@shop.example>\"")
                }
                self.maintainer = maintainer
            case "--sdk" where parts.count == 1: makesSDK = true
            case let word where word.hasPrefix("-"): throw UsageError("package has no option \"\(word)\"")
            default: folders.append(argument)
            }
        }
        guard folders.count < 2 else { throw UsageError("package writes to one folder, not to \(folders.count)") }
        if let folder = folders.first { self.folder = folder }
    }

    private static func value(
        of parts: [String], from rest: inout ArraySlice<String>, placeholder: String
    ) throws(UsageError) -> String {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(parts[0]) needs a value: \(parts[0]) \(placeholder)")
        }
        return value
    }

    /// Returns whether Debian accepts the text as a version.
    private static func isVersion(_ text: String) -> Bool { text.wholeMatch(of: #/[0-9][A-Za-z0-9.+~]*/#) != nil }

    /// Returns whether the text is a valid maintainer on one line.
    private static func isMaintainer(_ text: String) -> Bool {
        text.wholeMatch(of: #/[^<>\n\r]+ <[^<>\s]+@[^<>\s]+>/#) != nil
    }
}
