import JSON
import ModelContext

/// The tools with which a language model uses this server, for one client.
struct AgentTools: Sendable {
    let caller: InterfaceCaller
    /// The scheme, host and port under which the client reaches the server, for the URLs of pages that a person can
    /// open.
    let origin: String

    /// A description of how to use the tools together, for the model.
    static let instructions = """
        Kennel runs iOS apps (UIKit, and server-driven screens with Beagle) on a server. Open a session with \
        open_session. It returns the session's id and the screen as an indented list: each line is a visible view \
        with its id (v42). Name views by id or by their text in tap, type_text, scroll, gesture and go_back. Each of \
        these waits until the app is idle and returns the new screen. Make requests fail with set_faults, run a \
        retry with retry, read requests and states with read_timeline and read_request. Every step is recorded: \
        read_step shows an earlier step, branch_session continues from one, replay_session and compare_sessions \
        check the behaviour, sweep_session tries all faults, and export_session exports the session. View ids are \
        valid for one session only.
        """

    var all: [Tool] { catalogueTools + sessionTools + inputTools + networkTools + historyTools + checkTools }

    // MARK: - Common parameters

    static let session = ToolParameter.required("session", .text, "The id of the session, from open_session.")
    static let view = ToolParameter.required(
        "view", .text, "The id of a view such as v42, or the text that it shows, such as Retry.")
    static let seconds = ToolParameter.optional(
        "seconds", .integer(0...60), "The maximum time to wait until the app is idle, in seconds. Default: 5.")

    static func path(of arguments: ToolArguments, _ rest: String = "") -> String {
        "/api/sessions/\(PercentEncoding.encoded(arguments.text("session")))\(rest)"
    }

    /// Returns an object with those of the named arguments that were given.
    static func members(_ names: [String], of arguments: ToolArguments) -> JSONObject {
        var members: JSONObject = [:]
        for name in names { members[name] = arguments[name] }
        return members
    }

    /// Returns a text of at most `limit` characters. A truncated text ends with the number of missing characters.
    static func cut(_ text: String, to limit: Int = 24_000) -> String {
        guard text.count > limit else { return text }
        return text.prefix(limit) + "\n… \(text.count - limit) more characters are left out."
    }

    // MARK: - Waiting

    /// Waits until the app of the session is idle, at most for the time in the arguments, and returns its screen.
    func screenAtRest(of arguments: ToolArguments) async throws(ToolError) -> String {
        let path = Self.path(of: arguments)
        return ScreenText(try await snapshotAtRest(at: path, seconds: Self.patience(arguments))).text
    }

    /// Returns the longest time to wait, in seconds.
    static func patience(_ arguments: ToolArguments) -> Int { arguments["seconds"]?.int ?? 5 }

    /// Waits until no request is pending and the screen has stopped changing, or until `seconds` have passed.
    ///
    /// - Returns: The snapshot.
    func snapshotAtRest(at path: String, seconds: Int) async throws(ToolError) -> JSON {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var last = try await caller.json("GET", path)
        var since = clock.now
        while clock.now < end, last["session"]?["phase"]?.string == "live" {
            if !Self.hasRequestUnderWay(last), clock.now - since >= .milliseconds(250) { return last }
            try await pause(.milliseconds(50))
            let next = try await caller.json("GET", path)
            if next["seq"] != last["seq"] { since = clock.now }
            last = next
        }
        return last
    }

    /// Waits for the given time. Throws if the server is stopping, or if the client has closed the connection.
    func pause(_ time: Duration) async throws(ToolError) {
        do {
            try await Task.sleep(for: time)
        } catch {
            throw ToolError("The server is stopping.")
        }
        try caller.checkClient()
    }

    private static func hasRequestUnderWay(_ snapshot: JSON) -> Bool {
        (snapshot["requests"]?.array ?? []).contains { $0["phase"]?.string == "pending" && $0["held"] == nil }
    }
}
