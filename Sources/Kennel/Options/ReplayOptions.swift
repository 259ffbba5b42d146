/// What `replay` is asked to do.
package struct ReplayOptions: Equatable {
    /// The recordings' files, in the order in which they are replayed.
    package var files: [String] = []
    /// Where a report for CI is written; nil writes none.
    package var junit: String?

    /// Reads the arguments after `replay`. Throws a `UsageError` that names the one it stumbled over.
    package init(parsing arguments: ArraySlice<String>) throws(UsageError) {
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                break
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.first == "--junit" {
                guard let file = parts.count == 2 ? parts[1] : rest.popFirst(), !file.isEmpty else {
                    throw UsageError("--junit needs a value: --junit FILE")
                }
                junit = file
            } else if argument.hasPrefix("-") {
                throw UsageError("replay has no option \"\(parts[0])\"")
            } else {
                files.append(argument)
            }
        }
        guard !files.isEmpty else { throw UsageError("replay needs the file of a recording") }
    }
}
