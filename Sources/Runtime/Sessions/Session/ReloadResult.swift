/// The result of reloading a session's app.
package enum ReloadResult: Sendable, Equatable {
    /// Nothing to reload: the session is not opened yet, or has ended.
    case untouched
    /// The app produced the same results as before.
    case same
    /// The app produced another result at this input for the first time.
    case differs(from: Int)
    /// The app crashes at an input, which the reason names. The session shows the state before it.
    case crashed(reason: String)
    /// No process is available, for this reason. The session is halted until one is.
    case stopped(reason: String)
    /// The session ended, for this reason.
    case ended(reason: String)
}
