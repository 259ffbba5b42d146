package import Wire

/// Why a session cannot be come to.
package enum FindingError: Error, Equatable, CustomStringConvertible {
    /// There is none of this name.
    case unknown(String)
    /// It is set aside because rebuilding it ended the process twice; its recording is kept.
    case setAside(SessionID, reason: String)
    /// The name only shows the session.
    case onlyShown
    /// It is a recording, which does not go on.
    case recording
    /// It would have to be rebuilt, and there is no room for it.
    case noRoom(AdmissionError)
    /// Another server of the cluster has it.
    case elsewhere
    /// What was recorded of it cannot be had.
    case archive(ArchiveError)

    /// One sentence for a person.
    package var description: String {
        switch self {
        case .unknown(let name): "Session \"\(name.prefix(64))\" has ended or never was."
        case .setAside(_, let reason):
            "\(reason) Its recording is kept, and nothing of it runs: save it, and see with kennel replay what it does."
        case .onlyShown: "Use the session's own id to change it."
        case .recording: "A recording takes no inputs."
        case .noRoom(let error): error.description
        case .elsewhere: InputRejection.elsewhere.description
        case .archive(let error): error.description
        }
    }
}
