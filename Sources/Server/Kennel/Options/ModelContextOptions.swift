package import Foundation

/// The arguments of `mcp`.
package enum ModelContextOptions: Equatable {
    /// Start a server for the client of the command.
    case ownServer(Options)
    /// Use a server that runs already.
    case runningServer(URL, token: String?)

    /// The option that names a server that runs already.
    private static let serverOption = "--server"

    /// Parses `[--server URL [--token TEXT]]` or the options of `serve`. Returns nil if the user asks for help.
    ///
    /// Unless they say otherwise, the server takes a free port and records in memory, so that each client of the
    /// command can have a separate server.
    static func parsing(
        _ arguments: [String], environment: [String: String]
    ) throws(UsageError) -> ModelContextOptions? {
        if arguments.contains(where: { $0 == serverOption || $0.hasPrefix(serverOption + "=") }) {
            return try runningServer(arguments, environment: environment)
        }
        func isSet(_ option: String) -> Bool {
            arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
                || environment[OptionSettings.variable(option)] != nil
        }
        var words = ["serve"]
        if !isSet("--port") { words += ["--port", "0"] }
        if !isSet("--data"), !isSet("--cluster"), !isSet("--in-memory") { words.append("--in-memory") }
        guard case .serve(let options) = try Command(parsing: words + arguments, environment: environment) else {
            return nil
        }
        return .ownServer(options)
    }

    private static func runningServer(
        _ arguments: [String], environment: [String: String]
    ) throws(UsageError) -> ModelContextOptions? {
        let tokenOption = "--token"
        var values: [String: String] = [:]
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if ["--help", "-h"].contains(word) { return nil }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard [serverOption, tokenOption].contains(parts[0]) else {
                throw UsageError("mcp \(serverOption) has no option \"\(parts[0])\"")
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw UsageError("\(parts[0]) needs a value: \(parts[0]) \(parts[0] == serverOption ? "URL" : "TEXT")")
            }
            values[parts[0]] = value
        }
        let text = values[serverOption] ?? ""
        guard let url = URL(string: text), let scheme = url.scheme, ["http", "https"].contains(scheme), url.host != nil
        else { throw UsageError("\(serverOption) must be an http or https URL with a host, not \"\(text)\"") }
        return .runningServer(url, token: values[tokenOption] ?? environment[OptionSettings.variable(tokenOption)])
    }
}
