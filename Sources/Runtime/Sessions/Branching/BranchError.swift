/// The reason why a session cannot be branched at a step.
package enum BranchError: Error, Equatable, CustomStringConvertible {
    /// The session has no such step; steps are 1 to `count`.
    case noStep(Int, count: Int)
    /// The session comes from a recording that names no usable backend.
    case noBackend
    /// The session's backend is refused on this server.
    case backend(BackendRefusal)
    /// The limit of sessions is reached.
    case noRoom(AdmissionError)
    /// The inputs cannot be read, or those of the new session cannot be recorded.
    case archive(ArchiveError)

    /// The error as one sentence for the user.
    package var description: String {
        switch self {
        case .noStep(let step, let count): "There is no step \(step): steps are 1 to \(count)."
        case .noBackend: "The recording has no backend with an http or https URL."
        case .backend(let refusal): refusal.description
        case .noRoom(let error): error.description
        case .archive(let error): error.description
        }
    }
}
