public import Foundation

/// A timer on the clock of the session that made it.
final class SessionTimer: Timer {
    private let every: TimeInterval
    private let isRepeated: Bool
    private let work: (Timer) -> Void
    private let info: Any?
    private var cancel: (() -> Void)?
    private var isStopped = false

    init(_ interval: TimeInterval, repeats: Bool, info: Any?, _ work: @escaping (Timer) -> Void) {
        every = max(interval, 0.001)
        isRepeated = repeats
        self.work = work
        self.info = info
        super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    }

    func start() {
        cancel?()
        cancel = MainQueue.asyncAfter(.microseconds(Int64(every * 1_000_000))) { [self] in
            fire()
            if isRepeated, !isStopped { start() }
        }
    }

    override func fire() {
        guard !isStopped else { return }
        if !isRepeated { isStopped = true }
        work(self)
    }

    override func invalidate() {
        isStopped = true
        cancel?()
    }

    override var isValid: Bool { !isStopped }
    override var timeInterval: TimeInterval { isRepeated ? every : 0 }
    override var userInfo: Any? { info }
}

extension Timer {
    /// Tells `target` by a method after `interval` seconds of the session's clock, or again and again. The target is
    /// held until the timer is invalidated, or has fired for the only time, as on iOS.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let target = target as AnyObject
        let timer = SessionTimer(interval, repeats: yesOrNo, info: userInfo) { aSelector.send(to: target, [$0]) }
        timer.start()
        return timer
    }

    /// Runs `block` after `interval` seconds of the session's clock, or again and again.
    ///
    /// This is what `scheduledTimer(withTimeInterval:repeats:block:)` is on iOS; that of Foundation on Linux waits for
    /// a run loop that nobody runs.
    @discardableResult
    public static func sessionTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = SessionTimer(interval, repeats: repeats, info: nil, block)
        timer.start()
        return timer
    }

    /// A timer that runs once a run loop is given it; this is what `Timer(timeInterval:repeats:block:)` is on iOS.
    public static func waiting(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        SessionTimer(interval, repeats: repeats, info: nil, block)
    }

    /// A timer that has nothing to do any more and is not valid; this is what `Timer()` is on iOS.
    public static func spent() -> Timer {
        let timer = SessionTimer(0, repeats: false, info: nil) { _ in }
        timer.invalidate()
        return timer
    }

    /// A timer that tells `target` by a method, once a run loop is given it.
    public static func waiting(
        timeInterval interval: TimeInterval, target: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let target = target as AnyObject
        return SessionTimer(interval, repeats: yesOrNo, info: userInfo) { aSelector.send(to: target, [$0]) }
    }
}

/// What `RunLoop` is on iOS: the session's, which runs by itself.
public final class SessionRunLoop {
    private init() {}

    /// The one of the session that runs here, which has nothing of its own to keep.
    public static var main: SessionRunLoop { SessionRunLoop() }

    /// Starts a timer, in whatever mode.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { (timer as? SessionTimer)?.start() }

    /// Runs `block` after the current turn.
    public func perform(_ block: @escaping () -> Void) { MainQueue.async(block) }

    /// Nothing: the run loop goes on when the turn is over.
    public func run(until limitDate: Date) {}
}
