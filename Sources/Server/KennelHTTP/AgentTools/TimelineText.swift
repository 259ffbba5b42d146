import JSON

/// The entries of a session as text for a language model, oldest first.
struct TimelineText {
    private let entries: [(number: Int, step: Int, line: String)]

    init(_ snapshot: JSON, since step: Int) {
        let states = (snapshot["states"]?.array ?? []).map { ($0, Self.line(ofState: $0)) }
        let requests = (snapshot["requests"]?.array ?? []).map { ($0, Self.line(ofRequest: $0)) }
        let log = (snapshot["log"]?.array ?? []).map { ($0, Self.line(ofLog: $0)) }
        entries = (states + requests + log).map { entry, line in
            (entry["n"]?.int ?? 0, entry["input"]?.int ?? 0, line)
        }.filter { $0.1 > step }.sorted { $0.0 < $1.0 }
    }

    /// The text: a heading for each step, and its entries below.
    var text: String {
        guard !entries.isEmpty else { return "There are no later entries." }
        var lines: [String] = []
        var step: Int?
        for entry in entries {
            if entry.step != step { lines.append("Step \(entry.step)") }
            step = entry.step
            lines.append("  " + entry.line)
        }
        return lines.joined(separator: "\n")
    }

    private static func line(ofState entry: JSON) -> String {
        let screen = entry["screen"]?["url"]?.string ?? entry["screen"]?["title"]?.string ?? ""
        var line = "state \(entry["state"]?.string ?? "") of \(entry["controller"]?.string ?? "") for \(screen)"
        if let message = entry["error"]?["message"]?.string { line += ": \(message)" }
        if let retry = entry["retry"]?.string { line += " (retry \(retry))" }
        return line
    }

    private static func line(ofRequest entry: JSON) -> String {
        var line = "request \(entry["id"]?.string ?? "") \(ScreenText.words(of: entry)) \(entry["phase"]?.string ?? "")"
        if let status = entry["status"]?.int { line += " \(status)" }
        if let duration = entry["duration"] { line += " after \(ScreenText.time(duration))" }
        if let fault = entry["fault"]?.string { line += ", fault: \(fault)" }
        if let message = entry["error"]?["message"]?.string { line += ": \(message)" }
        return line
    }

    private static func line(ofLog entry: JSON) -> String {
        if entry["detail"]?["type"] == "exception", let exception = entry["detail"] {
            return
                "iOS would end the app here: \(exception["name"]?.string ?? ""), \(exception["reason"]?.string ?? "")"
        }
        let level = entry["level"]?.string ?? "info"
        return
            "\(entry["kind"]?.string ?? "log")\(level == "info" ? "" : " (\(level))"): \(entry["message"]?.string ?? "")"
    }
}
