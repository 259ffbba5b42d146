/// The options of `replay`. Other commands that read recordings have them too.
package struct ReplayOptions: Equatable {
    /// The recording files, in the order in which they are replayed.
    package var files: [String] = []
    /// The file of the JUnit report for CI; nil writes none.
    package var junit: String?
    /// The number of processes in which files are replayed concurrently. Nil uses the default for the app's isolation,
    /// and 0 replays one file after the other in this process.
    package var worlds: WorldProcessCount?
    /// Other builds, for recordings of sessions that were opened in them.
    package var apps: [OtherApp] = []
    /// What `replay` checks; other commands do not use it.
    package var check = ReplayCheck.all
    /// The longest time that one input may take.
    package var turnLimit: Duration = Options().turnLimit

    /// Parses the arguments after `command`. Throws a `UsageError` that names the wrong or missing argument.
    ///
    /// - Parameters:
    ///   - own: Additional options of the command, with the placeholders of their values.
    ///   - take: Receives the name and value of each additional option.
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
            if own[parts[0]] == nil { try self.set(parts[0], to: value) } else { try take(parts[0], value) }
        }
        guard !files.isEmpty else { throw UsageError("\(command) needs a recording file") }
    }

    /// Parses the arguments after `replay`, which has options of its own. Throws a `UsageError` that names the wrong or
    /// missing argument.
    static func replay(parsing arguments: ArraySlice<String>) throws(UsageError) -> ReplayOptions {
        var check = ReplayCheck.all
        var options = try ReplayOptions(parsing: arguments, own: ["--check": ReplayCheck.placeholder]) {
            (name, value) throws(UsageError) in
            guard let chosen = ReplayCheck(rawValue: value) else {
                throw UsageError("\(name) needs \(ReplayCheck.placeholder), not \"\(value)\"")
            }
            check = chosen
        }
        options.check = check
        return options
    }

    private static let placeholders = [
        "--junit": "FILE", "--worlds": "N", "--turn-limit": "SECONDS", "--app": "NAME=PROGRAM",
    ]

    /// Returns the options. If no number of app processes is set, uses the default for the app's isolation.
    func settled(for isolation: Isolation) -> ReplayOptions {
        var options = self
        options.worlds = worlds ?? WorldProcessCount(isolation)
        return options
    }

    /// Sets an option. Options that `serve` has too are parsed in the same way as there.
    private mutating func set(_ name: String, to value: String) throws(UsageError) {
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

    /// The options of a server that has the same settings.
    var serving: Options {
        var options = Options()
        options.worlds = worlds
        options.turnLimit = turnLimit
        options.apps = apps
        return options
    }
}
