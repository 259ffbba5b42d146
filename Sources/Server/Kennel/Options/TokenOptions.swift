package import KennelHTTP

/// What `token` is asked to do, and with which file.
package struct TokenOptions: Equatable {
    /// What is done.
    package enum Action: Equatable {
        /// Make one up, and print it.
        case add(String, NamedToken.Access)
        /// Print the names of all.
        case list
        /// Take one away.
        case revoke(String)
    }

    /// What is done.
    package var action: Action
    /// Where the server is that the tokens are for.
    package var server: Options

    /// Reads the arguments after `token`: what to do, and options of the server by which its file is found. Throws a
    /// `UsageError` that names the one it stumbled over.
    package init(
        parsing arguments: ArraySlice<String>, environment: [String: String], installed: InstalledService? = nil
    ) throws(UsageError) {
        var rest = Array(arguments)
        let word = rest.isEmpty ? "" : rest.removeFirst()
        switch word {
        case "add":
            let name = try Self.name(&rest, "add")
            let isReadOnly = rest.contains("--read-only")
            rest.removeAll { $0 == "--read-only" }
            action = .add(name, isReadOnly ? .reading : .driving)
        case "list": action = .list
        case "revoke": action = .revoke(try Self.name(&rest, "revoke"))
        default: throw UsageError("token needs what to do: token add NAME [--read-only], token list, token revoke NAME")
        }
        server = try Options.ofServer(
            rest, environment: environment, installed: installed, refusal: "token \(word) has no such option")
    }

    private static func name(_ rest: inout [String], _ word: String) throws(UsageError) -> String {
        guard let name = rest.first, !name.hasPrefix("-") else {
            throw UsageError("token \(word) needs the name of a token: token \(word) ann")
        }
        rest.removeFirst()
        return name
    }

    /// The file of a server's tokens. Throws where it records in memory and names no other.
    package static func file(_ options: Options, program: String) throws(UsageError) -> TokenFile {
        let folder = options.recordings.folder(program: program, port: options.port)
        guard let path = options.tokens ?? folder.map({ TokenFile.path(in: $0) }) else {
            throw UsageError(
                "sessions are recorded in memory, so there is no folder for tokens; name a file with --tokens")
        }
        return TokenFile(path: path)
    }

    /// Does it. What is to be kept goes to `print`, what is to be read by a person to `tell`.
    func run(program: String, print: (String) -> Void, tell: (String) -> Void) throws {
        let file = try Self.file(server, program: program)
        switch action {
        case .add(let name, let access):
            print(try file.add(name, access))
            tell(
                "\(name) \(access == .driving ? "may do everything" : "may look and change nothing") with this token. It is "
                    + "shown only now; its hash is in \(file.path).")
        case .list: for token in try file.read() { print("\(token.name) \(token.access.rawValue)") }
        case .revoke(let name):
            try file.revoke(name)
            tell("\(name) is let in no more.")
        }
    }
}
