public import Foundation

/// A timer on the session's clock.
final class SessionTimer: Timer {
    private let every: TimeInterval
    private let isRepeated: Bool
    private let work: (Timer) -> Void
    private let info: Any?
    private var cancel: (() -> Void)?
    private var isStopped = false

    init(_ interval: TimeInterval, repeats: Bool, info: Any?, work: @escaping (Timer) -> Void) {
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
    /// Starts a timer on the session's clock. The target is retained until the timer is invalidated or has fired for
    /// the last time, as on iOS.
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

    /// Replaces `scheduledTimer(withTimeInterval:repeats:block:)`: starts a timer on the session's clock. Foundation's
    /// version on Linux needs a running run loop, which a session does not have.
    @discardableResult
    public static func sessionTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = SessionTimer(interval, repeats: repeats, info: nil, work: block)
        timer.start()
        return timer
    }

    /// Replaces `Timer(timeInterval:repeats:block:)`: returns a timer that starts when it is added to a run loop.
    public static func waiting(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        SessionTimer(interval, repeats: repeats, info: nil, work: block)
    }

    /// Replaces `Timer()`: returns an invalid timer.
    public static func spent() -> Timer {
        let timer = SessionTimer(0, repeats: false, info: nil) { _ in }
        timer.invalidate()
        return timer
    }

    /// Returns a timer with target and action that starts when it is added to a run loop.
    public static func waiting(
        timeInterval interval: TimeInterval, target: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let target = target as AnyObject
        return SessionTimer(interval, repeats: yesOrNo, info: userInfo) { aSelector.send(to: target, [$0]) }
    }
}
