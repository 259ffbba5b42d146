import Glibc

/// Decides when a process that does not come back from one request is ended: first it is asked where it stands, which it
/// survives, and once that is known, or takes too long as well, it is ended.
struct TurnWatch {
    private var beat: UInt32 = 0
    private var since: ContinuousClock.Instant?
    private var wasAsked = false

    /// How long it may take to say where it stands.
    private static let patience = Duration.seconds(20)

    /// What is seen of the process.
    struct Sight {
        /// Goes on by one with all that it does.
        let beat: UInt32
        /// Whether it is at a request.
        let isBusy: Bool
    }

    /// The signal that it gets now, if any. `isReported` tells whether it has said where it stands, and `isTraced` whether it
    /// is on its way to its end already, and is saying that.
    mutating func signal(
        _ sight: Sight, limit: Duration, at now: ContinuousClock.Instant, isReported: () -> Bool, isTraced: () -> Bool
    ) -> Int32? {
        guard sight.isBusy, sight.beat == beat, let since else {
            self = TurnWatch(beat: sight.beat, since: sight.isBusy ? now : nil)
            return nil
        }
        let time = now - since
        guard time > limit else { return nil }
        if wasAsked { return isReported() || time > limit + Self.patience ? SIGKILL : nil }
        if isTraced() { return time > limit + Self.patience ? SIGKILL : nil }
        wasAsked = true
        return SIGABRT
    }

    /// It ends by itself.
    mutating func isOver() {
        wasAsked = true
    }

    /// Nothing was seen yet.
    init() {}

    private init(beat: UInt32, since: ContinuousClock.Instant?) {
        self.beat = beat
        self.since = since
    }
}
