/// Why what is recorded of a session cannot be had, or cannot be recorded.
package enum ArchiveError: Error, Equatable, CustomStringConvertible {
    /// What was recorded cannot be read.
    case unreadable(reason: String)
    /// What was recorded cannot be read now, and may be in a moment.
    case away(reason: String)
    /// It could not be recorded.
    case notRecorded(reason: String)
    /// It could not be deleted, so that it is still recorded.
    case notDeleted(reason: String)
    /// The session is kept in memory, and has had more inputs than there is room for.
    case inputsNotKept

    /// What a store threw as it was read.
    init(reading error: any Error) {
        let mayPass = (error as? any PassingFailure)?.mayPass ?? false
        self = mayPass ? .away(reason: "\(error)") : .unreadable(reason: "\(error)")
    }

    /// One sentence for a person.
    package var description: String {
        switch self {
        case .unreadable(let reason), .away(let reason), .notRecorded(let reason), .notDeleted(let reason): reason
        case .inputsNotKept:
            "This session has had more inputs than are kept in memory; start the server with --data to keep all."
        }
    }
}
