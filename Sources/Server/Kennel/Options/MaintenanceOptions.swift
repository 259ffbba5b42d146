/// The options of `backup` and `check`.
package struct MaintenanceOptions: Equatable {
    /// The file to write or to check; nil checks the server's own journal.
    package var file: String?
    /// The options of the server whose journal is copied or checked.
    package var server: Options

    /// Parses the arguments after the command: a file, and server options that determine the server's folder. Throws a
    /// `UsageError` that names the wrong or missing argument.
    ///
    /// - Parameter command: The name of the command if it requires a file; nil if the file is optional.
    package init(
        parsing arguments: ArraySlice<String>, needsFile command: String?, environment: [String: String],
        installed: InstalledService? = nil
    ) throws(UsageError) {
        var rest = Array(arguments)
        if let first = rest.first, !first.hasPrefix("-") { file = rest.removeFirst() }
        if let command, file == nil { throw UsageError("\(command) needs a file to write: \(command) FILE") }
        server = try Options.ofServer(
            rest, environment: environment, installed: installed, refusal: "this command has no such option")
    }
}
