/// A request that a sweep gives faults to, and from where it is reached.
struct SweptRequest: Sendable {
    let ask: Ask
    /// What a rule of faults is compared with.
    let path: String
    /// How many requests to the same path came before.
    let before: Int
    /// The step that led to it, from 0; nil for the opening.
    let step: Int?
    /// How far the rehearsal was before that step; nil for the opening.
    let mark: Rehearsal.Mark?
}
