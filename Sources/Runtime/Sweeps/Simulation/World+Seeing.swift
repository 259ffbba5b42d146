import Foundation
import JSON
package import Wire

/// A run of a retry, as a line of the log reports it.
package struct RetryRun: Sendable, Equatable {
    package let id: RetryID
    /// The work that the retry repeated, such as `GET /bikes`.
    package let subject: String
}

extension SessionEvent {
    /// The retry that ran, if this event is its log line; otherwise nil.
    var retryRun: RetryRun? { logLine?.retryRun }

    /// The log line that this event reports; nil for other events.
    var logLine: LogLine? {
        guard name == .log, let json = try? JSON(parsing: data, limits: .own) else { return nil }
        return Entry<LogLine>(json)?.content
    }
}

extension LogLine {
    /// The retry that ran, if this line reports it; otherwise nil.
    package var retryRun: RetryRun? {
        guard case .unread(let detail)? = detail, detail["type"]?.string == "retryRuns",
            let id: RetryID = detail.id("retry"), let subject = detail["subject"]?.string
        else { return nil }
        return RetryRun(id: id, subject: subject)
    }
}

extension RequestReport {
    /// Parses an event about a request; nil for other events.
    init?(event: SessionEvent) {
        guard event.name == .request, let json = try? JSON(parsing: event.data, limits: .own),
            let entry = Entry<RequestReport>(json)
        else { return nil }
        self = entry.content
    }

    /// The path, percent-encoded as fault rules expect it.
    package var path: String {
        guard let path = URL(string: url)?.path(percentEncoded: true) else { return url }
        return path.isEmpty ? "/" : path
    }

    /// Returns the identity of the request; `counts` has the number of earlier requests by method and path.
    func occurrence(counting counts: inout [String: Int]) -> RequestOccurrence {
        let path = URL(string: url)?.pathAndQuery ?? url
        counts["\(method) \(path)", default: 0] += 1
        return RequestOccurrence(method: method, path: path, occurrence: counts["\(method) \(path)"] ?? 1)
    }
}
