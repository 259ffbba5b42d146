import Foundation
import JSON
package import Wire

extension SessionEvent {
    /// What a retry tried again that ran, where this is the line that says so: `GET /bikes`.
    var retried: String? {
        guard name == .log, let json = try? JSON(parsing: data, limits: .own) else { return nil }
        return Entry<LogLine>(json)?.content.retried
    }
}

extension LogLine {
    /// What a retry tried again that ran, where this is the line that says so: `GET /bikes`.
    package var retried: String? {
        guard case .unread(let detail)? = detail, detail["type"]?.string == "retryRuns" else { return nil }
        return detail["subject"]?.string
    }
}

extension RequestReport {
    /// Reads what an event tells of a request; nil where it tells of something else.
    init?(event: SessionEvent) {
        guard event.name == .request, let json = try? JSON(parsing: event.data, limits: .own),
            let entry = Entry<RequestReport>(json)
        else { return nil }
        self = entry.content
    }

    /// The path that rules of faults are compared with.
    package var path: String {
        guard let path = URL(string: url)?.path else { return url }
        return path.isEmpty ? "/" : path
    }

    /// What it asks for; `counts` knows how many asked for the same before.
    func ask(counting counts: inout [String: Int]) -> Ask {
        let path = URL(string: url)?.pathAndQuery ?? url
        counts["\(method) \(path)", default: 0] += 1
        return Ask(method: method, path: path, occurrence: counts["\(method) \(path)"] ?? 1)
    }
}
