public import Dispatch

/// Replaces the timer of `DispatchSource.makeTimerSource`: it fires by the session's clock, on its queue.
///
/// As on iOS, it is suspended until `resume()` or `activate()` is called, and its first time is counted from
/// `schedule`.
// @unchecked Sendable: the app's turns run one at a time.
public final class SessionTimerSource: DispatchSourceTimer, @unchecked Sendable {
    private enum Stage {
        /// Suspended. The value is the number of `resume()` calls after which the timer runs.
        case suspended(Int)
        case running
        case cancelled
    }

    private let queue: DispatchQueue
    private var stage = Stage.suspended(1)
    private var event: (() -> Void)?
    private var cancellation: (() -> Void)?
    private var registration: (() -> Void)?
    /// The session time at which the timer fires next; nil if it never fires.
    private var due: Duration?
    private var interval: Duration?
    private var drop: (() -> Void)?
    /// Retains the timer while it runs.
    private var own: SessionTimerSource?
    private var fired: UInt = 0

    init(on queue: DispatchQueue?) { self.queue = queue ?? .global() }

    // MARK: - Times

    /// Sets when the timer fires.
    ///
    /// - Parameters:
    ///   - delay: The time to the first firing; nil if it never fires.
    ///   - interval: The time between two firings; nil if it fires once.
    func set(after delay: Duration?, every interval: Duration?) {
        due = delay.map { AppEnvironment.current.host.now + $0 }
        // A repeated timer without a pause would never let the clock advance.
        self.interval = interval.map { max($0, .milliseconds(1)) }
        restart()
    }

    /// Starts the session's timer for the next time, in the place of the running one.
    private func restart() {
        drop?()
        drop = nil
        guard case .running = stage, let due else { return }
        let environment = AppEnvironment.current
        let number = environment.host.startTimer(
            after: max(due - environment.host.now, .zero), for: "dispatch source"
        ) { [weak self, weak environment] in environment?.run { self?.fire() } }
        drop = { [weak environment] in environment?.host.cancelTimer(number) }
    }

    private func fire() {
        guard case .running = stage, let last = due else { return }
        let now = AppEnvironment.current.host.now
        // The times that have passed while the timer was suspended count as one firing.
        fired = interval.map { UInt(max(now - last, .zero) / $0) + 1 } ?? 1
        due = interval.map { last + $0 * Int(fired) }
        SessionQueues.current.start({ [self] in deliver() }, on: queue)
        restart()
    }

    private func deliver() {
        if case .cancelled = stage { return }
        event?()
    }

    // MARK: - Control

    /// Ends one suspension. The timer fires when its time has come.
    public func resume() {
        guard case .suspended(let count) = stage else { return }
        guard count <= 1 else { return stage = .suspended(count - 1) }
        stage = .running
        own = self
        let (registration, queue) = (registration, queue)
        self.registration = nil
        if let registration { queue.enqueue(registration) }
        restart()
    }

    /// Ends the first suspension, unless the timer runs or was suspended again.
    func begin() { if case .suspended(1) = stage { resume() } }

    public func suspend() {
        switch stage {
        case .suspended(let count): stage = .suspended(count + 1)
        case .running:
            stage = .suspended(1)
            restart()
        case .cancelled: break
        }
    }

    /// Stops the timer. The cancel handler runs after the running work.
    public func cancel() {
        if case .cancelled = stage { return }
        stage = .cancelled
        restart()
        let handler = cancellation
        (event, cancellation, own) = (nil, nil, nil)
        if let handler { queue.enqueue(handler) }
    }

    public var isCancelled: Bool { if case .cancelled = stage { true } else { false } }
    /// The number of firings that the last call of the event handler reported.
    public var data: UInt { fired }
    /// Always 0.
    public var handle: UInt { 0 }
    /// Always 0.
    public var mask: UInt { 0 }

    // Former names of `schedule`, which the protocol requires.

    public func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, leeway: leeway)
    }

    public func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval) {
        schedule(wallDeadline: wallDeadline, leeway: leeway)
    }

    public func scheduleRepeating(
        deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
    ) { schedule(deadline: deadline, repeating: interval, leeway: leeway) }

    public func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: interval, leeway: leeway)
    }

    public func scheduleRepeating(
        wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval
    ) { schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway) }

    public func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval) {
        schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
    }

    // MARK: - Handlers

    /// A kind of handler.
    enum HandlerKind {
        case event, cancellation, registration
    }

    func set(_ handler: (() -> Void)?, as kind: HandlerKind) {
        switch kind {
        case .event: event = handler
        case .cancellation: cancellation = handler
        case .registration: registration = handler
        }
    }

    public func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        set(handler, as: .event)
    }

    public func setEventHandler(handler: DispatchWorkItem) { set({ handler.perform() }, as: .event) }

    public func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        set(handler, as: .cancellation)
    }

    public func setCancelHandler(handler: DispatchWorkItem) { set({ handler.perform() }, as: .cancellation) }

    public func setRegistrationHandler(
        qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
    ) { set(handler, as: .registration) }

    public func setRegistrationHandler(handler: DispatchWorkItem) { set({ handler.perform() }, as: .registration) }
}
