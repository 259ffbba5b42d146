/// What code asks of a server in the middle of a turn, which waits for the answer: `Data(contentsOf:)` and its like.
///
/// What it heard is an input of its own right behind that of the turn (``SessionInput/read(_:_:)``), recorded before
/// anybody sees anything of either. So a replay has the answer, and asks nobody.
package struct Reading: Sendable, Equatable, Codable {
    /// The request's name.
    package let id: RequestID
    /// How much later it leaves, or ends, because a rule says so.
    package let delay: Duration
    /// What leaves; nil where a rule has decided how it ends, and only the delay is waited for.
    package let request: TransportRequest?

    /// Describes a reading.
    package init(_ id: RequestID, after delay: Duration, _ request: TransportRequest?) {
        self.id = id
        self.delay = delay
        self.request = request
    }
}

/// Answers a reading, once and from anywhere; nil says no more than that its delay is over.
package typealias ReadingAnswerer = @Sendable (Reading, @escaping @Sendable (TransportOutcome?) -> Void) -> Void
