import JSON

/// How entries of a recording read on one line.
enum Words {
    private static let longest = 120

    /// `error HomeScreen /home, remoteScreen: "…", retry r4`.
    static func state(_ entry: JSON) -> String {
        let screen = entry["screen"]
        let error = entry["error"]
        let failure = [error?["kind"]?.string, error?["reason"]?.string].compactMap(\.self).joined(separator: " ")
        return join(
            [
                join(
                    [
                        entry["state"]?.string, entry["controller"]?.string ?? "no controller",
                        screen?["url"]?.string ?? screen?["id"]?.string ?? screen?["type"]?.string,
                    ], " "),
                failure.isEmpty ? nil : failure, error?["message"]?.string.map(quoted),
                entry["retry"]?.string.map { "retry \($0)" }, entry["attempt"]?.int.map { "attempt \($0)" },
            ], ", ")
    }

    /// `q3 GET http://…/home done 200 512 bytes for screen`.
    static func request(_ entry: JSON) -> String {
        join(
            [
                entry["id"]?.string, entry["method"]?.string, entry["url"]?.string.map(cut), entry["phase"]?.string,
                entry["status"]?.int.map(String.init), entry["bytes"]?.int.map { "\($0) bytes" },
                entry["error"]?["message"]?.string.map(quoted),
                entry["fault"]?.string.map { "fault \($0)" }, entry["purpose"]?.string.map { "for \($0)" },
            ], " ")
    }

    /// A line of the log: `warning: …`.
    static func line(_ entry: JSON) -> String {
        let message = cut(entry["message"]?.string ?? "")
        switch entry["level"]?.string {
        case "info", nil: return message
        case let level?: return "\(level): \(message)"
        }
    }

    /// A request as it left.
    static func sent(_ request: JSON) -> String {
        join(
            [
                request["id"]?.string, request["method"]?.string, request["url"]?.string.map(cut),
                request["headers"]?.string.map { "headers \($0.prefix(8))" },
                request["body"]?.string.map { "body \($0.prefix(8))" } ?? "no body",
            ], " ")
    }

    /// Requests as they left, against those that were to leave. Of headers and bodies only sums are recorded.
    static func sent(from before: [JSON], to after: [JSON]) -> [String] {
        let later = Dictionary(after.map { ($0["id"], $0) }, uniquingKeysWith: { $1 })
        let known = Set(before.map { $0["id"] })
        return before.flatMap { old -> [String] in
            guard let new = later[old["id"]] else { return ["- " + sent(old)] }
            let (was, now) = (address(old), address(new))
            return [
                was == now ? nil : "~ \(was) → \(now)",
                old["headers"] == new["headers"] ? nil : "~ headers of \(now), of which only that is recorded",
                old["body"] == new["body"] ? nil : "~ body of \(now), of which only that is recorded",
            ].compactMap(\.self)
        } + after.filter { !known.contains($0["id"]) }.map { "+ " + sent($0) }
    }

    private static func address(_ request: JSON) -> String {
        join([request["id"]?.string, request["method"]?.string, request["url"]?.string.map(cut)], " ")
    }

    /// A pending retry.
    static func retry(_ entry: JSON) -> String {
        join(
            [
                entry["id"]?.string, entry["kind"]?.string, entry["subject"]?.string.map(cut),
                entry["attempt"]?.int.map { "attempt \($0)" },
            ], " ")
    }

    /// A rule of the fault script, with its count.
    static func fault(_ rule: JSON) -> String {
        join(
            [
                rule["id"]?.string, rule["path"]?.string.map(cut), rule["fault"]?.string,
                rule["status"]?.int.map(String.init), rule["delay"]?.int.map { "\($0) ms" },
                rule["used"]?.int.map { used in "used \(used)" + (rule["count"]?.int.map { " of \($0)" } ?? "") },
            ], " ")
    }

    /// The stacks of controllers, one line each, and the alerts over them.
    static func navigation(_ navigation: JSON?) -> [String] {
        let stacks = (navigation?["stacks"]?.array ?? []).map { stack in
            let screens = (stack["screens"]?.array ?? []).map { screen in
                screen["url"]?.string ?? screen["id"]?.string ?? screen["title"]?.string ?? screen["type"]?.string
                    ?? "?"
            }
            return join([stack["presentation"]?.string, stack["controller"]?.string], " ") + ": "
                + cut(screens.joined(separator: " > "))
        }
        let alerts = (navigation?["alerts"]?.array ?? []).map { alert in
            "alert " + quoted(join([alert["title"]?.string, alert["message"]?.string], ": "))
        }
        return stacks + alerts
    }

    /// A text in quotes, on one line and not too long.
    static func quoted(_ text: String) -> String {
        JSON.string(cut(text)).description
    }

    /// A text that is not too long.
    static func cut(_ text: String) -> String {
        text.utf8.count > longest && text.count > longest ? text.prefix(longest) + "…" : text
    }

    private static func join(_ parts: [String?], _ separator: String) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
    }
}
