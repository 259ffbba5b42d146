package import Wire

/// A request identified by what it requests instead of its id, such as the third `GET /bikes`.
package struct RequestOccurrence: Sendable, Hashable {
    /// The HTTP method in capitals.
    package let method: String
    /// The path, with the query if there is one.
    package let path: String
    /// The number among the requests with the same method and path, counted from 1.
    package let occurrence: Int

    package init(method: String, path: String, occurrence: Int) {
        self.method = method
        self.path = path
        self.occurrence = occurrence
    }

    /// A description: `GET /bikes`, and from the second one on `GET /bikes (2)`.
    package var description: String { "\(method) \(path)" + (occurrence > 1 ? " (\(occurrence))" : "") }
}

/// A request of a simulation and its progress.
package struct AskedRequest: Sendable {
    /// The id in this run.
    package let id: RequestID
    /// Identifies the request in all runs, by method, path and occurrence.
    package let identity: RequestOccurrence
    /// The number among all requests to the same path with any method, counted from 1, as fault rules count.
    package let occurrenceOfPath: Int
    /// The number of the input that caused the request.
    package let input: Int
    /// Whether an app-supplied network client sends the request; fault rules do not apply to such a request.
    package internal(set) var isOfOwnClient = false
    /// The number of the input that ended the request; nil while it is pending.
    package internal(set) var endedAt: Int?
    /// The current entry of the request list.
    package internal(set) var report: RequestReport
}
