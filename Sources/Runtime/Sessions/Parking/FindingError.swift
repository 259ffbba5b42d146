package import Wire

/// The reason why a session cannot be reached.
package enum FindingError: Error, Equatable, CustomStringConvertible {
    /// No session has this id.
    case unknown(String)
    /// The session is quarantined because rebuilding it ended the process twice; its records are kept.
    case setAside(SessionID, reason: String)
    /// The id gives read-only access.
    case onlyShown
    /// The session is a recording, which takes no inputs.
    case recording
    /// The session would have to be rebuilt, but the server admits no further session, for this reason.
    case noRoom(AdmissionError)
    /// Another server of the cluster owns the session.
    case elsewhere
    /// The records of the session cannot be read or deleted.
    case archive(ArchiveError)

    /// The error as one sentence for the user.
    package var description: String {
        switch self {
        case .unknown(let name): "Session \"\(name.prefix(64))\" has ended or never existed."
        case .setAside(_, let reason):
            "\(reason) Its app does not run, but its recording is stored. Save it, and examine it with kennel replay."
        case .onlyShown: "To change the session, use its id instead of its watch id."
        case .recording: "A recording accepts no inputs."
        case .noRoom(let error): error.description
        case .elsewhere: InputRejection.elsewhere.description
        case .archive(let error): error.description
        }
    }
}
