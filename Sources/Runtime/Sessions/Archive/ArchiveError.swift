/// The reason why the records of a session cannot be read, written or deleted.
package enum ArchiveError: Error, Equatable, CustomStringConvertible {
    /// The records cannot be read.
    case unreadable(reason: String)
    /// The records cannot be read at the moment. A later attempt may succeed.
    case away(reason: String)
    /// The session or recording could not be stored.
    case notRecorded(reason: String)
    /// The session could not be deleted, so its records still exist.
    case notDeleted(reason: String)
    /// The session is stored in memory, and its inputs exceeded the limit.
    case inputsNotStored

    /// Wraps an error that a store threw while it was read.
    init(reading error: any Error) {
        let mayPass = (error as? any PassingFailure)?.mayPass ?? false
        self = mayPass ? .away(reason: "\(error)") : .unreadable(reason: "\(error)")
    }

    /// The error as one sentence for the user.
    package var description: String {
        switch self {
        case .unreadable(let reason), .away(let reason), .notRecorded(let reason), .notDeleted(let reason): reason
        case .inputsNotStored:
            "The session has more inputs than are stored in memory. To store all, start the server with --data."
        }
    }
}
