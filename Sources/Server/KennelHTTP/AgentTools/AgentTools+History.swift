import JSON
import ModelContext

/// Tools that read the recorded history of a session.
extension AgentTools {
    private static let step = ToolParameter.required("step", .integer(1...1_000_000), "The number of the step.")

    var historyTools: [Tool] {
        [
            Tool(
                "read_step", title: "Show an earlier step", .reads,
                "Returns the screen after an earlier step, and what that step changed.", [Self.session, Self.step]
            ) { arguments async throws(ToolError) in
                let moment = try await moment(arguments["step"]?.int ?? 1, of: arguments)
                let changes = (moment["changes"]?["lines"]?.array ?? []).compactMap(\.string)
                return Self.cut(
                    """
                    Step \(moment["step"]?.int ?? 0) of \(moment["of"]?.int ?? 0): \(moment["label"]?.string ?? "")
                    \(moment["snapshot"].map { ScreenText($0).text } ?? "")
                    Changed:
                    \(changes.joined(separator: "\n"))
                    """)
            },
            Tool(
                "branch_session", title: "Branch at a step", .changes,
                "Opens a new session that begins with the first steps of another session.",
                [Self.session, Self.step, Self.seconds]
            ) { arguments async throws(ToolError) in
                let body = JSON.object(Self.members(["step"], of: arguments))
                let opened = try await caller.json("POST", Self.path(of: arguments, "/branches"), body: body)
                return try await show(opened, seconds: Self.patience(arguments))
            },
            Tool(
                "replay_session", title: "Replay", .reads,
                "Replays all recorded steps, without a network, and reports whether the app behaves as recorded.",
                [Self.session]
            ) { arguments async throws(ToolError) in
                let snapshot = try await caller.json("GET", Self.path(of: arguments))
                let last = snapshot["input"]?.int ?? 0
                let moment = try await moment(last, of: arguments)
                guard let step = moment["differsFrom"]?.int else { return "All \(last) steps behave as recorded." }
                let other = try await self.moment(step, of: arguments)
                let lines = (other["difference"]?["lines"]?.array ?? []).compactMap(\.string)
                return Self.cut("The app behaves differently from step \(step) on:\n" + lines.joined(separator: "\n"))
            },
            Tool(
                "export_session", title: "Export", .reads,
                "Returns the session as steps to reproduce, as a Swift test, or its requests as a HAR file.",
                [
                    Self.session, .required("form", .choice(["steps", "test", "har"]), "The format."),
                    .optional("language", .choice(["en", "pt"]), "The language of steps. Default: en."),
                ]
            ) { arguments async throws(ToolError) in
                let language = arguments["language"]?.string ?? "en"
                let path = Self.path(of: arguments, "/export/\(arguments.text("form"))?language=\(language)")
                return Self.cut(String(decoding: try await caller.request("GET", path), as: UTF8.self), to: 60_000)
            },
        ]
    }

    private func moment(_ step: Int, of arguments: ToolArguments) async throws(ToolError) -> JSON {
        try await caller.json("GET", Self.path(of: arguments, "/steps/\(step)"))
    }
}
