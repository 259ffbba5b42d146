/// How often an app has crashed in a row, and how long nobody may go on from its last crash for that.
///
/// An app that crashes again and again costs the machine a backtrace each time.
struct CrashPace {
    /// So many crashes in a row are gone on from at once.
    private static let free = 2
    /// The longest pause, in seconds.
    private static let longest = 30
    /// A crash that comes so long after the one before it begins a new row.
    private static let memory = Duration.seconds(60)

    /// How many crashes there were in a row.
    private(set) var count = 0
    private var last: Duration?

    /// The app has crashed, at this time of the session's clock.
    mutating func crashed(at now: Duration) {
        if let last, now - last > Self.memory { count = 0 }
        count += 1
        last = now
    }

    /// How long nobody may go on yet; nil when somebody may.
    func pause(at now: Duration) -> Duration? {
        guard let last, count > Self.free else { return nil }
        let pause = Duration.seconds(min(Self.longest, 1 << min(count - Self.free - 1, 16)))
        let rest = last + pause - now
        return rest > .zero ? rest : nil
    }
}
