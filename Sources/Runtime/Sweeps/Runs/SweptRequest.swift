/// A request that a sweep applies faults to, and the point from which it is reached.
struct SweptRequest: Sendable {
    let identity: RequestOccurrence
    /// The path that fault rules are matched against.
    let path: String
    /// The number of earlier requests to the same path.
    let before: Int
    /// The step that caused the request, counted from 0; nil for the opening.
    let step: Int?
    /// The point before that step; nil for the opening.
    let mark: Simulation.Mark?
}
