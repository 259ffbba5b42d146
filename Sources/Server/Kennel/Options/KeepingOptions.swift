/// What `backup` and `check` are asked to do.
package struct KeepingOptions: Equatable {
    /// The file that a copy is written to, or that is looked at; nil looks at the server's own journal.
    package var file: String?
    /// Where the server is whose journal is meant.
    package var server: Options

    /// Reads the arguments after the command: a file, and options of the server by which its folder is found. Throws a
    /// `UsageError` that names the one it stumbled over.
    package init(
        parsing arguments: ArraySlice<String>, needsFile command: String?, environment: [String: String],
        installed: InstalledService? = nil
    ) throws(UsageError) {
        var rest = Array(arguments)
        if let first = rest.first, !first.hasPrefix("-") { file = rest.removeFirst() }
        if let command, file == nil { throw UsageError("\(command) needs a file to write: \(command) FILE") }
        server = try Options.ofServer(
            rest, environment: environment, installed: installed, refusal: "there is no such option here")
    }
}
