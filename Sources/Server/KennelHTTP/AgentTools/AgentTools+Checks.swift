import JSON
import ModelContext

/// Tools that look for bugs: sweeps and comparisons. Both may take minutes.
extension AgentTools {
    private static let timeLimit = ToolParameter.optional(
        "seconds", .integer(0...300), "The maximum time to wait for the end, in seconds. Default: 60.")

    var checkTools: [Tool] {
        [
            Tool(
                "sweep_session", title: "Try all faults", .changes,
                """
                Replays a session with each fault on each request, without a network, and tries what a user can do \
                after each fault. Reports crashes, empty screens, endless loading, and errors without a way out.
                """,
                [
                    Self.session,
                    .optional("faults", .texts, "Some of network, 500, timeout, broken, slow. Default: all."),
                    .optional("controllers", .texts, "Ids of controllers to try. Default: the recorded one."),
                    Self.timeLimit,
                ]
            ) { arguments async throws(ToolError) in
                let body = JSON.object(Self.members(["session", "faults", "controllers"], of: arguments))
                let sweep = try await caller.json("POST", "/api/sweeps", body: body)
                return try await result(ofSweep: sweep["id"]?.string ?? "", arguments)
            },
            Tool(
                "read_sweep", title: "Read a sweep", .reads, "Waits for a sweep and returns its findings.",
                [.required("sweep", .text, "The id of the sweep, from sweep_session."), Self.timeLimit]
            ) { arguments async throws(ToolError) in
                try await result(ofSweep: arguments.text("sweep"), arguments)
            },
            Tool(
                "compare_sessions", title: "Compare", .changes,
                """
                Replays the steps of two sessions, without a network, and lists the differences. With one session, \
                compares its recorded controller or app with another one.
                """,
                [
                    Self.session,
                    .optional("with", .text, "The id of the other session. Default: the same session."),
                    .optional("controller", .text, "The controller for the other side."),
                    .optional("app", .text, "The app for the other side; empty for the server's own."), Self.timeLimit,
                ], body: compare),
        ]
    }

    private func result(ofSweep id: String, _ arguments: ToolArguments) async throws(ToolError) -> String {
        let sweep = try await ended("/api/sweeps/\(PercentEncoding.encoded(id))", arguments) { sweep in
            ["done", "stopped"].contains(sweep["phase"]?.string ?? "")
        }
        let tries = sweep["tries"]?.array ?? []
        let made = tries.filter { $0["verdict"] != nil }
        let bad = made.filter { !($0["findings"]?.array ?? []).isEmpty }
        var lines = [
            "Sweep \(id): \(sweep["phase"]?.string ?? ""), \(made.count) of \(sweep["cells"]?.int ?? tries.count) tries"
                + " done, \(bad.count) with findings."
        ]
        for entry in bad {
            let findings = (entry["findings"]?.array ?? []).compactMap { $0["text"]?.string }
            lines.append(
                "- \(entry["request"]?.string ?? "") with \(entry["fault"]?.string ?? ""):"
                    + " \(entry["verdict"]?.string ?? ""). \(findings.joined(separator: " "))")
        }
        if sweep["phase"]?.string == "running" { lines.append("The sweep is still running. Call read_sweep again.") }
        return Self.cut(lines.joined(separator: "\n"))
    }

    private func compare(_ arguments: ToolArguments) async throws(ToolError) -> String {
        var right = Self.members(["controller", "app"], of: arguments)
        right["session"] = arguments["with"] ?? arguments["session"]
        let body: JSON = ["left": ["session": arguments["session"] ?? ""], "right": .object(right)]
        let started = try await caller.json("POST", "/api/comparisons", body: body)
        let path = "/api/comparisons/\(PercentEncoding.encoded(started["id"]?.string ?? ""))"
        let comparison = try await ended(path, arguments) { $0["busy"]?.bool != true }
        let differences = comparison["differences"]?.array ?? []
        guard !differences.isEmpty else {
            return comparison["busy"]?.bool == true ? "The comparison is still running." : "There are no differences."
        }
        return Self.cut(
            differences.map { "- \($0["time"]?.string ?? ""): \($0["sentence"]?.string ?? "")" }.joined(separator: "\n")
        )
    }

    /// Requests the state of a sweep or a comparison repeatedly, until it has ended or the time limit has passed.
    private func ended(
        _ path: String, _ arguments: ToolArguments, isOver: (JSON) -> Bool
    ) async throws(ToolError) -> JSON {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(arguments["seconds"]?.int ?? 60)
        var state = try await caller.json("GET", path)
        while !isOver(state), clock.now < end {
            try await pause(.milliseconds(200))
            state = try await caller.json("GET", path)
        }
        return state
    }
}
