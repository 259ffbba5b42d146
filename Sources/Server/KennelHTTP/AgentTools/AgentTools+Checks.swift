import JSON
import ModelContext

/// Tools that look for bugs: sweeps and comparisons. Both may take minutes.
extension AgentTools {
    private static let timeLimit = ToolParameter.optional(
        "seconds", .integer(0...300), "The longest time to wait for the end. Default: 60.")

    var checkTools: [Tool] {
        [
            Tool(
                "sweep_session", title: "Try all faults", .changes,
                """
                Gives each request of a session each fault, without a network, tries what a person could do next, and \
                reports crashes, empty screens, endless loading and errors without a way out.
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
                Does the steps of two sessions again, without a network, and lists the differences. With the same \
                session on both sides, compares the recorded controller or app with another one.
                """,
                [
                    Self.session,
                    .optional("with", .text, "The id of the other session. Default: the same."),
                    .optional("controller", .text, "The controller of the other side."),
                    .optional("app", .text, "The app of the other side; empty for the server's own."), Self.timeLimit,
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
                + " made, \(bad.count) with findings."
        ]
        for entry in bad {
            let findings = (entry["findings"]?.array ?? []).compactMap { $0["text"]?.string }
            lines.append(
                "- \(entry["request"]?.string ?? "") with \(entry["fault"]?.string ?? ""):"
                    + " \(entry["verdict"]?.string ?? ""). \(findings.joined(separator: " "))")
        }
        if sweep["phase"]?.string == "running" { lines.append("It goes on; call read_sweep.") }
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
            return comparison["busy"]?.bool == true ? "The comparison still runs." : "Both do the same."
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
