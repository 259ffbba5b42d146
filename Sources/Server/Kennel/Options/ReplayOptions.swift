/// What `replay` is asked to do; other commands that take recordings are asked the same and more.
package struct ReplayOptions: Equatable {
    /// The recordings' files, in the order in which they are replayed.
    package var files: [String] = []
    /// Where a report for CI is written; nil writes none.
    package var junit: String?
    /// In how many processes files are replayed at a time; nil is as the app says, and none replays them one by one in
    /// this one.
    package var worlds: WorldProcessCount?
    /// Other builds, in which recordings of sessions that were opened in them are replayed.
    package var apps: [OtherApp] = []
    /// How long one input may take.
    package var turnLimit: Duration = Options().turnLimit

    /// Reads the arguments after `command`. Throws a `UsageError` that names the one it stumbled over.
    ///
    /// - Parameters:
    ///   - own: The options that the command has besides, with what their values are called.
    ///   - take: Takes the value of one of those.
    package init(
        parsing arguments: ArraySlice<String>, for command: String = "replay", own: [String: String] = [:],
        take: (String, String) throws(UsageError) -> Void = { (_, _) throws(UsageError) in }
    ) throws(UsageError) {
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                break
            }
            guard argument.hasPrefix("-") else {
                files.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let placeholder = own[parts[0]] ?? Self.placeholders[parts[0]] else {
                throw UsageError("\(command) has no option \"\(parts[0])\"")
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw UsageError("\(parts[0]) needs a value: \(parts[0]) \(placeholder)")
            }
            if own[parts[0]] == nil { try self.take(parts[0], value) } else { try take(parts[0], value) }
        }
        guard !files.isEmpty else { throw UsageError("\(command) needs the file of a recording") }
    }

    private static let placeholders = [
        "--junit": "FILE", "--worlds": "N", "--turn-limit": "SECONDS", "--app": "NAME=PROGRAM",
    ]

    /// The same options, where the app says what they leave open.
    func settled(for isolation: Isolation) -> ReplayOptions {
        var options = self
        options.worlds = worlds ?? WorldProcessCount(isolation)
        return options
    }

    /// Those that `serve` has too are read as it reads them.
    private mutating func take(_ name: String, _ value: String) throws(UsageError) {
        guard let option = CommandLineOption.all.first(where: { $0.name == name }) else {
            junit = value
            return
        }
        var options = serving
        try option.apply(&options, value)
        worlds = options.worlds
        turnLimit = options.turnLimit
        apps = options.apps
    }

    /// As a server would be told the same.
    var serving: Options {
        var options = Options()
        options.worlds = worlds
        options.turnLimit = turnLimit
        options.apps = apps
        return options
    }
}
