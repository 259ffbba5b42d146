/// The result of reloading a session's app.
package enum ReloadResult: Sendable, Equatable {
    /// The session was not reloaded, because it is not opened yet, or has ended.
    case untouched
    /// The app gave the same results for all inputs.
    case same
    /// The app gave another result than before, at this input for the first time.
    case differs(from: Int)
    /// The app crashes at an input, which the reason names. The session shows the state before it.
    case crashed(reason: String)
    /// No process is available, for this reason. The session is halted until one is.
    case stopped(reason: String)
    /// The session ended, for this reason.
    case ended(reason: String)
}
