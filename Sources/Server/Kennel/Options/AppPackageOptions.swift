/// The arguments of `dev`, `run` and `test`: a package, and what its program or `swift test` receives.
package struct AppPackageOptions: Equatable {
    /// The folder of the package; nil for the current one.
    package var folder: String?
    /// The name of the package's program; nil if it has only one.
    package var product: String?
    /// The arguments of the program, or of `swift test`.
    package var arguments: [String] = []

    /// Creates the arguments for the package in the current folder.
    package init() {}

    /// Parses `[FOLDER] [--product NAME] [ARGUMENT…]`. The first word is the folder unless it begins with `-`.
    /// `--product` may stand anywhere.
    package init(parsing words: ArraySlice<String>) throws(UsageError) {
        var rest = words
        if let first = rest.first, !first.hasPrefix("-") {
            guard !first.isEmpty else { throw UsageError("FOLDER is empty") }
            folder = rest.removeFirst()
        }
        while let word = rest.popFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts[0] == "--product" {
                guard let name = parts.count == 2 ? parts[1] : rest.popFirst(), !name.isEmpty else {
                    throw UsageError("--product needs a value: --product NAME")
                }
                product = name
            } else {
                arguments.append(word)
            }
        }
    }
}
