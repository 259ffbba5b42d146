/// Why a session cannot be gone on from at a step.
package enum BranchError: Error, Equatable, CustomStringConvertible {
    /// It has no such step; steps are 1 to `count`.
    case noStep(Int, count: Int)
    /// It comes from a recording that names no backend that could be asked.
    case noBackend
    /// Its backend is not asked here.
    case backend(BackendRefusal)
    /// There is no room for another session.
    case noRoom(AdmissionError)
    /// Its inputs cannot be had, or the new session's cannot be recorded.
    case archive(ArchiveError)

    /// One sentence for a person.
    package var description: String {
        switch self {
        case .noStep(let step, let count): "There is no step \(step): steps are 1 to \(count)."
        case .noBackend: "The recording names no http backend."
        case .backend(let refusal): refusal.description
        case .noRoom(let error): error.description
        case .archive(let error): error.description
        }
    }
}
