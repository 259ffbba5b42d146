/// Those who watch one session: they hear its events, and come and go.
package protocol SessionAudience: SessionEventSink {
    /// How many watch at this moment.
    var watcherCount: Int { get }
    /// Whether anybody watches by the name that the input of this number gave control to.
    func isWatched(byGrant grant: Int) -> Bool
    /// Sends everybody away, as a server does that dies; whoever is still there comes back.
    func cut()
    /// Lets go of kept events that nobody has come back for since the last call.
    func forgetOld()
}
