package import KennelHTTP

/// The options of `token`.
package struct TokenOptions: Equatable {
    package enum Action: Equatable {
        /// Generate a token and print it.
        case add(String, NamedToken.Access)
        /// Print the names of all tokens.
        case list
        /// Delete a token.
        case revoke(String)
    }

    package var action: Action
    /// The options of the server whose tokens are changed or listed.
    package var server: Options

    /// Parses the arguments after `token`: an action, and server options that determine the file of tokens. Throws a
    /// `UsageError` that names the wrong or missing argument.
    package init(
        parsing arguments: ArraySlice<String>, environment: [String: String], installed: InstalledService? = nil
    ) throws(UsageError) {
        var rest = Array(arguments)
        let word = rest.isEmpty ? "" : rest.removeFirst()
        switch word {
        case "add":
            let name = try Self.name(from: &rest, for: "add")
            let isReadOnly = rest.contains("--read-only")
            rest.removeAll { $0 == "--read-only" }
            action = .add(name, isReadOnly ? .reading : .driving)
        case "list": action = .list
        case "revoke": action = .revoke(try Self.name(from: &rest, for: "revoke"))
        default: throw UsageError("token needs a command: token add NAME [--read-only], token list, token revoke NAME")
        }
        server = try Options.ofServer(
            rest, environment: environment, installed: installed, refusal: "token \(word) has no such option")
    }

    private static func name(from rest: inout [String], for word: String) throws(UsageError) -> String {
        guard let name = rest.first, !name.hasPrefix("-") else {
            throw UsageError("token \(word) needs the name of a token: token \(word) ann")
        }
        rest.removeFirst()
        return name
    }

    /// Returns the file of a server's tokens. Throws if the server records in memory and its options name no file.
    package static func file(_ options: Options, program: String) throws(UsageError) -> TokenFile {
        let folder = options.recordings.folder(program: program, port: options.port)
        guard let path = options.tokens ?? folder.map({ TokenFile.path(in: $0) }) else {
            throw UsageError(
                "sessions are recorded in memory, so there is no folder for tokens; name their file with --tokens")
        }
        return TokenFile(path: path)
    }

    /// Performs the action. `print` receives its output, and `tell` receives messages for the user.
    func run(program: String, print: (String) -> Void, tell: (String) -> Void) throws {
        let file = try Self.file(server, program: program)
        switch action {
        case .add(let name, let access):
            print(try file.add(name, access: access))
            tell(
                "This token gives \(name) \(access == .driving ? "full" : "read-only") access. It is not "
                    + "shown again; its hash is stored in \(file.path).")
        case .list: for token in try file.read() { print("\(token.name) \(token.access.rawValue)") }
        case .revoke(let name):
            try file.revoke(name)
            tell("\(name) is revoked.")
        }
    }
}
