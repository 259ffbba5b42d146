import JSON
import ModelContext

/// Tools for the requests of an app: to set faults, to release held requests, and to read what was sent and received.
extension AgentTools {
    private static let faultGrammar = """
        One rule per line: a path, a colon, a fault, and how often it applies. Examples: \
        "/home: 500 twice, then 2 s slow", "/bikes/*: 503 30 % seed 7", "/login: timeout after 5 s", \
        "*: no connection once", "*: offline", "*: throttle 400 kbit/s latency 300 ms", "/cart: malformed body", "/cart: pause on response only the 3rd", \
        "/motd: respond 200 {\\"message\\":\\"closed\\"}". An empty text removes all rules.
        """

    var networkTools: [Tool] {
        [
            Tool(
                "set_faults", title: "Make requests fail", .changes,
                "Replaces the fault rules of a session. They apply to requests from now on.",
                [Self.session, .required("rules", .text, Self.faultGrammar)]
            ) { arguments async throws(ToolError) in
                let body: JSON = arguments.text("rules").isEmpty ? ["rules": []] : ["text": arguments["rules"] ?? ""]
                let script = try await caller.json("PUT", Self.path(of: arguments, "/faults"), body: body)
                return Self.words(ofScript: script)
            },
            Tool("read_faults", title: "Read the fault rules", .reads, "Returns the fault rules.", [Self.session]) {
                arguments async throws(ToolError) in
                Self.words(ofScript: try await caller.json("GET", Self.path(of: arguments, "/faults")))
            },
            Tool(
                "read_timeline", title: "Read the timeline", .reads,
                "Lists inputs, requests, states of controllers, navigation and messages in order.",
                [
                    Self.session,
                    .optional("since", .integer(0...1_000_000), "The step after which the list starts. Default: 0."),
                ]
            ) { arguments async throws(ToolError) in
                let snapshot = try await caller.json("GET", Self.path(of: arguments))
                return Self.cut(TimelineText(snapshot, since: arguments["since"]?.int ?? 0).text)
            },
            Tool(
                "read_request", title: "Read a request", .reads,
                "Returns a request and its response, with headers and bodies.",
                [Self.session, .required("request", .text, "The id of the request, such as q2.")]
            ) { arguments async throws(ToolError) in
                let name = PercentEncoding.encoded(arguments.text("request"))
                let request = try await caller.json("GET", Self.path(of: arguments, "/requests/\(name)"))
                return Self.cut(String(decoding: request.encoded(pretty: true), as: UTF8.self))
            },
            Tool(
                "decide_request", title: "Continue a paused request", .changes,
                "Releases, drops or fails a request that a fault rule paused. A released request can be changed.",
                [
                    Self.session, .required("request", .text, "The id of the paused request, such as q2."),
                    .required("do", .choice(["release", "drop", "fail"]), "What to do with the request."),
                    .optional("status", .integer(100...599), "A new status, if a paused response is released."),
                    .optional("body", .text, "A new body, if the request or response is released."), Self.seconds,
                ]
            ) { arguments async throws(ToolError) in
                let name = PercentEncoding.encoded(arguments.text("request"))
                let body = JSON.object(Self.members(["do", "status", "body"], of: arguments))
                _ = try await caller.request("POST", Self.path(of: arguments, "/held/\(name)"), body: body)
                return try await screenAtRest(of: arguments)
            },
        ]
    }

    private static func words(ofScript script: JSON) -> String {
        guard let rules = script["rules"]?.array, !rules.isEmpty else { return "There are no fault rules." }
        return rules.map(\.description).joined(separator: "\n")
    }
}
