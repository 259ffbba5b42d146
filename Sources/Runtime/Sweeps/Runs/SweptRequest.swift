/// A request to which a sweep applies faults, and the point of the run from which it is reached.
struct SweptRequest: Sendable {
    let identity: RequestOccurrence
    /// The percent-encoded path, which the fault rule matches.
    let path: String
    /// The number of earlier requests to the same path.
    let before: Int
    /// The number of the step that caused the request, counted from 0; nil if the opening caused it.
    let step: Int?
    /// The point of the run before that step; nil if the opening caused the request.
    let mark: Simulation.Mark?
}
