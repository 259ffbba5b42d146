/// The viewers of one session, which receive its events.
package protocol SessionAudience: SessionEventSink {
    /// The current number of viewers.
    var watcherCount: Int { get }
    /// Returns whether a viewer uses the id to which the input of this number gave control.
    func isWatched(byGrant grant: Int) -> Bool
    /// Disconnects all viewers as if the server had ended. Viewers that are still open reconnect.
    func cut()
    /// Discards buffered events that no viewer has requested since the last call of this function.
    func forgetOld()
}
