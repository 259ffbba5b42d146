import JSON
import Wire

/// Descriptions of a recording's entries, each on one line.
enum Words {
    private static let longest = 120

    /// Returns a description such as `error HomeScreen /home, remoteScreen: "…", retry r4`.
    static func state(_ report: StateReport) -> String {
        let (screen, failure) = (report.screen, report.failure)
        let controller = report.controller ?? "no controller"
        let name = join(
            [report.state.name.rawValue, controller, screen.url ?? screen.id ?? screen.type], separator: " ")
        guard let failure else { return name }
        let account = failure.account
        return join(
            [
                name, join([account.kind.rawValue, account.reason?.rawValue], separator: " "), quoted(account.message),
                "retry \(failure.retry)", "attempt \(failure.attempt)",
            ], separator: ", ")
    }

    /// Returns a description such as `q3 GET http://…/home done 200 512 bytes for screen`.
    static func request(_ report: RequestReport) -> String {
        join(
            [
                report.id.description, report.method, cut(report.url), report.phase.rawValue,
                report.status.map(String.init), report.bytes.map { "\($0) bytes" },
                report.failure.map { quoted($0.message) }, report.fault.map { "fault \($0)" },
                "for \(report.purpose)",
            ], separator: " ")
    }

    /// Returns a description of a line of the log, such as `warning: …`.
    static func line(_ line: LogLine) -> String {
        switch line.level {
        case .info: cut(line.message)
        case .warning, .error: "\(line.level.rawValue): \(cut(line.message))"
        }
    }

    /// Describes a sent request.
    static func sent(_ request: SentRequest) -> String {
        let body = request.body.map { "body \($0.prefix(8))" } ?? "no body"
        return "\(address(request)) headers \(request.headers.prefix(8)) \(body)"
    }

    /// Describes the differences between expected and sent requests. Only digests of headers and bodies are recorded.
    static func sent(from before: [SentRequest], to after: [SentRequest]) -> [String] {
        let later = Dictionary(after.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let known = Set(before.map(\.id))
        return before.flatMap { old -> [String] in
            guard let new = later[old.id] else { return ["- " + sent(old)] }
            let (was, now) = (address(old), address(new))
            return [
                was == now ? nil : "~ \(was) → \(now)",
                old.headers == new.headers ? nil : "~ headers of \(now), of which only that is recorded",
                old.body == new.body ? nil : "~ body of \(now), of which only that is recorded",
            ].compactMap(\.self)
        } + after.filter { !known.contains($0.id) }.map { "+ " + sent($0) }
    }

    private static func address(_ request: SentRequest) -> String {
        "\(request.id) \(request.method) \(cut(request.url))"
    }

    /// Describes a pending retry.
    static func retry(_ retry: PendingRetry) -> String {
        "\(retry.id) \(retry.kind.rawValue) \(cut(retry.subject)) attempt \(retry.attempt)"
    }

    /// Describes a rule of the fault script, with its counter.
    static func fault(_ counted: CountedFaultRule) -> String {
        let (rule, fault) = (counted.rule, counted.rule.fault)
        return join(
            [
                counted.id.description, cut(rule.path), fault.name, fault.status.map(String.init),
                fault.wait.map { "\($0.wholeMilliseconds) ms" }, rule.after > 0 ? "after \(rule.after)" : nil,
                rule.chance.map { "\($0.percent) % seed \($0.seed)" },
                "used \(counted.used)" + (rule.count.map { " of \($0)" } ?? ""),
            ], separator: " ")
    }

    /// Describes the navigation stacks, one line each, and the alerts above them.
    static func navigation(_ report: NavigationReport) -> [String] {
        let stacks = report.stacks.map { stack in
            let screens = stack.screens.map { $0.url ?? $0.id ?? $0.title ?? $0.type }
            return "\(stack.presentation.rawValue) \(stack.controller): \(cut(screens.joined(separator: " > ")))"
        }
        return stacks + report.alerts.map { "alert " + quoted(join([$0.title, $0.message], separator: ": ")) }
    }

    /// Returns a text in quotes, on one line and truncated.
    static func quoted(_ text: String) -> String {
        JSON.string(cut(text)).description
    }

    /// Returns a truncated text.
    static func cut(_ text: String) -> String {
        text.utf8.count > longest && text.count > longest ? text.prefix(longest) + "…" : text
    }

    private static func join(_ parts: [String?], separator: String) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
    }
}
