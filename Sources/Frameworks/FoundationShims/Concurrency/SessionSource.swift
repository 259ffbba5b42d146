public import Dispatch

/// A source of Dispatch whose handlers run in turns of the session, on its queue.
///
/// As on iOS, it is suspended until `resume()` or `activate()` is called.
// @unchecked Sendable: the app's turns run one at a time.
public class SessionSource: DispatchSourceProtocol, @unchecked Sendable {
    private enum Stage {
        /// The number of calls of `resume()` that are missing.
        case suspended(Int)
        case running
        case cancelled
    }

    let queue: DispatchQueue
    private var stage = Stage.suspended(1)
    private var event: (() -> Void)?
    private var cancellation: (() -> Void)?
    private var registration: (() -> Void)?
    /// Retains the source while it runs.
    private var own: SessionSource?

    init(on queue: DispatchQueue?) { self.queue = queue ?? .global() }

    var isRunning: Bool { if case .running = stage { true } else { false } }

    /// Called when the source was resumed, suspended or cancelled.
    func stageChanged() {}

    /// Runs the event handler on the queue, unless the source is cancelled by then.
    func fire() { SessionQueues.current.start({ [self] in deliver() }, on: queue) }

    /// Runs the event handler.
    func deliver() { if !isCancelled { event?() } }

    // MARK: - Control

    /// Ends one suspension. Events that are due are delivered.
    public func resume() {
        guard case .suspended(let count) = stage else { return }
        guard count <= 1 else { return stage = .suspended(count - 1) }
        stage = .running
        own = self
        let (registration, queue) = (registration, queue)
        self.registration = nil
        if let registration { queue.enqueue(registration) }
        stageChanged()
    }

    /// Ends the first suspension, unless the source runs or was suspended again.
    func begin() { if case .suspended(1) = stage { resume() } }

    public func suspend() {
        switch stage {
        case .suspended(let count): stage = .suspended(count + 1)
        case .running:
            stage = .suspended(1)
            stageChanged()
        case .cancelled: break
        }
    }

    /// Stops the source. The cancel handler runs after the running work.
    public func cancel() {
        if case .cancelled = stage { return }
        stage = .cancelled
        stageChanged()
        let handler = cancellation
        (event, cancellation, own) = (nil, nil, nil)
        if let handler { queue.enqueue(handler) }
    }

    public var isCancelled: Bool { if case .cancelled = stage { true } else { false } }
    /// The data of the current event; 0 for sources without data.
    public var data: UInt { 0 }
    /// Always 0.
    public var handle: UInt { 0 }
    /// Always 0.
    public var mask: UInt { 0 }

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
