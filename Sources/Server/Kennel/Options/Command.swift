import WorldProcess

/// The command that a command line asks for.
package enum Command: Equatable {
    /// Start a server.
    case serve(Options)
    /// Create a package for a new app at the path.
    case new(path: String)
    /// Create a package that builds an existing iOS project.
    case importing(ImportOptions)
    /// Replay recordings.
    case replay(ReplayOptions)
    /// Sweep recordings with faults.
    case sweep(SweepOptions)
    /// Export a recording in another format.
    case export(ExportOptions)
    /// Compare two runs of recordings.
    case compare(CompareOptions)
    /// Build installable packages of the app in the current folder.
    case package(PackageOptions)
    /// Add, list or revoke tokens of a server.
    case token(TokenOptions)
    /// Copy a server's journal, even while the server runs.
    case backup(MaintenanceOptions)
    /// Check the integrity of a journal.
    case check(MaintenanceOptions)
    /// Serve the app of a package, and rebuild and replace it after each change.
    case develop(AppPackageOptions, Options)
    /// Build the program of a package and run it.
    case runPackage(AppPackageOptions)
    /// Build and run the tests of a package.
    case test(AppPackageOptions)
    /// Offer tools to a language model's client over standard input and output.
    case modelContext(ModelContextOptions)
    /// Describe the app's backend to the server that has started this process.
    case backend
    /// Run apps for the server that has started this process. The server shares the file `marker`; `memory` is a limit
    /// in bytes.
    case world(marker: String, memory: Int)
    /// Fork app processes for the server that shares the folder. `memory` is the limit of each process in bytes.
    case forkServer(folder: String, memory: Int)
    /// Print the usage.
    case help
    /// Print the version.
    case version

    /// Whether the command measures texts and therefore needs fonts.
    var needsFonts: Bool {
        switch self {
        case .serve, .replay, .sweep, .compare, .export, .develop, .world, .forkServer, .modelContext(.ownServer): true
        case .modelContext(.runningServer), .new, .importing, .runPackage, .test, .package, .token, .backup, .check,
            .backend, .help, .version:
            false
        }
    }

    /// Parses the arguments after the program's name, and options in the environment. Throws a `UsageError` that names
    /// the wrong or missing argument.
    ///
    /// - Parameter installed: The service to which a maintenance command applies if it names no server; nil if none is
    ///   installed.
    package init(
        parsing arguments: [String], environment: [String: String] = [:], installed: InstalledService? = nil
    ) throws(UsageError) {
        var rest = arguments[...]
        switch rest.first {
        case "new":
            self = try Self.new(rest.dropFirst())
            return
        case "import":
            self = try Self.importing(rest.dropFirst())
            return
        case "dev":
            self = try Self.developCommand(arguments: Array(rest.dropFirst()), environment: environment)
            return
        case "run":
            self = try Self.packageCommand(from: rest.dropFirst()) { .runPackage($0) }
            return
        case "test":
            self = try Self.packageCommand(from: rest.dropFirst()) { .test($0) }
            guard case .test(let selected) = self, selected.product != nil else { return }
            throw UsageError("test has no option --product")
        case "mcp":
            self =
                try ModelContextOptions.parsing(Array(rest.dropFirst()), environment: environment).map(
                    Command.modelContext)
                ?? .help
            return
        case "package":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .package(try PackageOptions(parsing: rest))
            }
            return
        case "backup":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .backup(
                    try MaintenanceOptions(
                        parsing: rest, needsFile: "backup", environment: environment, installed: installed))
            }
            return
        case "check":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .check(
                    try MaintenanceOptions(
                        parsing: rest, needsFile: nil, environment: environment, installed: installed))
            }
            return
        case "token":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .token(try TokenOptions(parsing: rest, environment: environment, installed: installed))
            }
            return
        case "replay":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .replay(try ReplayOptions.replay(parsing: rest))
            }
            return
        case "compare":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .compare(try CompareOptions(parsing: rest))
            }
            return
        case "export":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .export(try ExportOptions(parsing: rest))
            }
            return
        case "sweep":
            self = try Self.command(from: rest.dropFirst()) { (rest) throws(UsageError) in
                .sweep(try SweepOptions(parsing: rest))
            }
            return
        case let word? where WorldProgram.commands.contains(word):
            guard rest.count == 3, let memory = Int(rest[rest.startIndex + 2]) else {
                throw UsageError("\(word) is internal: servers use it to start the processes of their apps")
            }
            let place = rest[rest.startIndex + 1]
            self =
                word == WorldProgram.command
                ? .world(marker: place, memory: memory) : .forkServer(folder: place, memory: memory)
            return
        case Self.backendWord:
            self = .backend
            return
        case "serve": rest.removeFirst()
        default: break
        }
        var said = OptionSettings()
        var file = environment[OptionSettings.variable(Self.fileOption)].flatMap { $0.isEmpty ? nil : $0 }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h", "help":
                self = .help
                return
            case "--version":
                self = .version
                return
            default: try Self.parseOption(argument, from: &rest, into: &said, file: &file)
            }
        }
        var options = Options()
        let written = try file.map { (path) throws(UsageError) in try OptionSettings.file(path) } ?? OptionSettings()
        try OptionSettings.apply([written, try .environment(environment), said], to: &options)
        self = .serve(options)
    }

    /// The word of the command with which a server asks a program to describe its backend.
    static let backendWord = "backend"

    /// Whether the word is an internal command, used only by servers that start this program.
    static func isForServers(_ word: String) -> Bool {
        (WorldProgram.commands + [Self.backendWord]).contains(word)
    }

    private static func new(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) { return .help }
        guard let path = arguments.first, arguments.count == 1, !path.isEmpty else {
            throw UsageError("new needs the name of an app and no other arguments: new MyApp")
        }
        guard !path.hasPrefix("-") else { throw UsageError("new has no option \"\(path)\"") }
        return .new(path: path)
    }

    private static func importing(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) { return .help }
        return .importing(try ImportOptions(parsing: arguments))
    }

    private static func command(
        from arguments: ArraySlice<String>, parsedBy read: (ArraySlice<String>) throws(UsageError) -> Command
    ) throws(UsageError) -> Command {
        let asksForHelp = arguments.contains { $0 == "--help" || $0 == "-h" }
        return asksForHelp ? .help : try read(arguments)
    }

    /// Parses a package and arguments that are passed on. `--help` prints Kennel's usage only as the first argument.
    private static func packageCommand(
        from arguments: ArraySlice<String>, _ make: (AppPackageOptions) -> Command
    ) throws(UsageError) -> Command {
        ["--help", "-h"].contains(arguments.first) ? .help : make(try AppPackageOptions(parsing: arguments))
    }

    private static func developCommand(
        arguments: [String], environment: [String: String]
    ) throws(UsageError) -> Command {
        let selected = try AppPackageOptions(parsing: arguments[...])
        let command = try Command(parsing: ["serve"] + selected.arguments, environment: environment)
        guard case .serve(let options) = command else { return command }
        guard options.worlds != .shared(0) else {
            throw UsageError("dev needs processes for the app that it can replace: set --worlds to 1 or more")
        }
        return .develop(selected, options)
    }

    /// The option that names a file of further options.
    private static let fileOption = "--options"

    private static func parseOption(
        _ argument: String, from rest: inout ArraySlice<String>, into said: inout OptionSettings, file: inout String?
    ) throws(UsageError) {
        guard argument.hasPrefix("-") else { throw UsageError("there is no command \"\(argument)\"") }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let option = CommandLineOption.all.first { $0.name == parts[0] }
        guard option != nil || parts[0] == fileOption else { throw UsageError("there is no option \"\(parts[0])\"") }
        guard let placeholder = option.map(\.placeholder) ?? "FILE" else {
            guard parts.count == 1 else { throw UsageError("\(parts[0]) has no value") }
            if let option { said.add(option, value: "") }
            return
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw UsageError("\(parts[0]) needs a value: \(parts[0]) \(placeholder)")
        }
        if let option { said.add(option, value: value) } else { file = value }
    }

    /// Returns the synopsis, one line for each command.
    static func synopsis(program: String) -> String {
        """
        \(program) [serve] [options]
        \(program) replay FILE… [--check \(ReplayCheck.placeholder)] [--junit FILE] [--app NAME=PROGRAM]
              [--worlds N] [--turn-limit SECONDS]
        \(program) sweep FILE… [--faults \(SweepOptions.faultNames)] [--seeds N]
              [--controller ID]… and the options of replay
        \(program) export \(ExportOptions.forms) FILE [--module NAME] [--language \(ExportOptions.languages)]
              [--app NAME=PROGRAM]
        \(program) compare FILE… --controller ID [--controller ID] [--junit FILE] [--in APP]
        \(program) compare FILE FILE
        \(program) token add NAME [--read-only] | list | revoke NAME [options]
        \(program) backup FILE [options]
        \(program) check [FILE] [options]
        \(program) new FOLDER/MyApp
        \(program) import PROJECT [--target NAME] [--leave-out-failing] [FOLDER]
        \(program) dev [FOLDER or PROJECT] [--product NAME] [options]
        \(program) run [FOLDER] [--product NAME] [command and options of the app]
        \(program) test [FOLDER] [options of swift test]
        \(program) mcp [--server URL [--token TEXT]] [options]
        \(program) package [--release VERSION] [--maintainer "NAME <ADDRESS>"] [--sdk] [FOLDER]
        """
    }

    /// Returns the usage for `--help`.
    package static func usage(program: String) -> String {
        let options = CommandLineOption.all.map {
            ([$0.name, $0.placeholder].compactMap { $0 }.joined(separator: " "), $0.help)
        }
        let others = [("\(fileOption) FILE", "a file with options, one per line: port = 9000")]
        let lines = options + others + [("--help", "print this"), ("--version", "print the version")]
        let width = lines.map(\.0.count).max() ?? 0
        let table = lines.map { name, help in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + help
        }
        return """
            Runs an iOS app with UIKit or Beagle on this machine, and shows it in a browser.

            Usage: \(synopsis(program: program).split(separator: "\n").joined(separator: "\n       "))

            new creates a package for a new app. import creates a package that builds an iOS project: an Xcode
            project or workspace, a Swift package, or a folder of Swift files. It does not change the project.
            With --leave-out-failing it also builds the package, without the code that does not compile.

            dev serves the app of the package in the current folder or FOLDER, and builds it after each change.
            It imports a PROJECT first, as import --leave-out-failing does. run builds and starts the app. test
            runs its tests. They build in the build folder of this program, where Kennel's modules are already
            compiled. To give run a command of the app, name FOLDER: run . replay a.kennel. package creates an
            archive and a Debian package of the app in the current folder, for machines without Swift. --sdk, in
            Kennel's own folder, also creates the package kennel-sdk.

            Options and their defaults. --request-timeout is KENNEL_REQUEST_TIMEOUT in the environment:
            \(table.joined(separator: "\n"))

            replay replays recordings without network access. It prints the expectations that do not hold, and
            the first input whose results differ from the recording or that crashes the app. With --check
            expectations, differences do not count. --junit writes a report for CI. It replays one file per core
            at a time, each in a process of its own. Recordings of another app need --app with its program. The
            exit status is 0 if all checks pass, 1 if one fails, and \(ExitCode.unreadable.rawValue) if a file
            cannot be read or its program is missing.

            sweep replays a recording with every fault on every request, without network access. After each
            fault it tries what a user can do: press new buttons, go back, wait for a minute. It reports
            findings, such as endless loading, an empty screen, or an error without a way out. --seeds tries
            several orders of responses. --controller replays the steps under another controller. The exit
            status is 0 without findings, 1 with findings, and \(ExitCode.unreadable.rawValue) if a file cannot be read.

            compare replays the steps of a recording twice, without network access: under two controllers,
            under one and the recorded one, or in another program that --app names. Or it compares two
            recordings. ID is a controller's name in the page's menu; case is ignored, and Default is the app's
            default controller. compare finds views by their text, and prints all differences, the first one
            first. The exit status is as for replay.

            mcp provides tools for AI agents with the Model Context Protocol over standard input and output. The
            agent's client starts it. With --server the tools use a running server, otherwise a new one in
            memory on a free port. Every server has the same tools at /mcp.

            token adds, lists and revokes named access tokens. Tokens with --read-only permit no changes.
            Options of the server, such as --data or --tokens, choose the file of the tokens. Without options,
            token, backup and check use the installed service, if there is one.

            backup copies the journal of the server with these options; the server may run. check tests whether
            a journal is undamaged: a backup, or the journal of a stopped server. The exit status is 1 if not.

            export prints a recording as steps to reproduce (Markdown), as an HTTP archive of its requests, or
            as a Swift test for the app's package, which imports the module of --module. Steps and comments are
            in English, or in Portuguese with --language pt.
            """
    }
}
