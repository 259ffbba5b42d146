/// What became of a session whose app was made anew.
package enum Renewal: Sendable, Equatable {
    /// There was nothing to make anew: it is not opened yet, or over.
    case untouched
    /// It caused the same as before.
    case same
    /// From this input on it caused something else.
    case differs(from: Int)
    /// The app crashes at one of its inputs; it stands before that one, and the reason says which.
    case crashed(reason: String)
    /// No process can be had for it, for this reason: it stands still until one can.
    case stopped(reason: String)
    /// It ended, for this reason.
    case ended(reason: String)
}
