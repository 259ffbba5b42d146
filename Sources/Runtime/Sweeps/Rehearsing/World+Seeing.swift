import Foundation
import JSON
package import Wire

/// A retry that ran, as the log tells of it.
package struct RetryRun: Sendable, Equatable {
    /// The retry.
    package let id: RetryID
    /// The work that it tried again: `GET /bikes`.
    package let subject: String
}

extension SessionEvent {
    /// The retry that ran, where this event is the log line that says so; otherwise nil.
    var retryRun: RetryRun? {
        guard name == .log, let json = try? JSON(parsing: data, limits: .own) else { return nil }
        return Entry<LogLine>(json)?.content.retryRun
    }
}

extension LogLine {
    /// The retry that ran, where this line says so; otherwise nil.
    package var retryRun: RetryRun? {
        guard case .unread(let detail)? = detail, detail["type"]?.string == "retryRuns",
            let id: RetryID = detail.id("retry"), let subject = detail["subject"]?.string
        else { return nil }
        return RetryRun(id: id, subject: subject)
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
