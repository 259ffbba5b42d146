package import Wire

/// A request by what it asks for, whatever it is called: the third `GET /bikes`.
package struct Ask: Sendable, Hashable {
    /// The method in capitals.
    package let method: String
    /// The path, with the query where there is one.
    package let path: String
    /// Which of those with the same method and path, from 1.
    package let occurrence: Int

    /// Describes a request.
    package init(method: String, path: String, occurrence: Int) {
        self.method = method
        self.path = path
        self.occurrence = occurrence
    }

    /// `GET /bikes`, and from the second on `GET /bikes (2)`.
    package var description: String { "\(method) \(path)" + (occurrence > 1 ? " (\(occurrence))" : "") }
}

/// One request of a rehearsal, and how far it is.
package struct AskedRequest: Sendable {
    /// Its name in this run.
    package let id: RequestID
    /// What it asks for.
    package let ask: Ask
    /// Which of all requests to the same path, whatever their method, from 1: what rules of faults count.
    package let occurrenceOfPath: Int
    /// The input that asked for it.
    package let input: Int
    /// Whether a network client of the app's own sends it, which rules of faults do not reach.
    package internal(set) var isOfOwnClient = false
    /// The input with which it ended; nil while it is under way.
    package internal(set) var endedAt: Int?
    /// What the request list says of it now.
    package internal(set) var report: RequestReport
}
