public import FoundationShims
import SessionEnvironment

/// A timer that calls its target for each frame, on the session's clock.
///
/// Each frame is a turn of the session and is recorded. Therefore there are at most 20 frames per second.
public final class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private enum State {
        case waiting, running(cancel: () -> Void), invalid
    }
    private var state = State.waiting
    /// The largest number of frames in a second.
    private static let framesPerSecond = 20

    /// Creates a display link, which retains its target until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        timestamp = _mediaTime()
        super.init()
    }

    /// The time of the last frame, in seconds on the clock of `CACurrentMediaTime()`.
    public private(set) var timestamp: TimeInterval
    /// The time of the next frame.
    public var targetTimestamp: TimeInterval { timestamp + duration }
    /// The time between two frames, in seconds.
    public var duration: TimeInterval { 1 / TimeInterval(rate) }
    public var isPaused = false {
        didSet {
            guard oldValue != isPaused, case .running(let cancel) = state else { return }
            cancel()
            state = .running {}
            if !isPaused { run() }
        }
    }
    /// The preferred number of frames per second; 0 uses the maximum.
    public var preferredFramesPerSecond = 0
    /// Stored; has no visible effect.
    public var frameInterval = 1

    private var rate: Int {
        preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, Self.framesPerSecond) : Self.framesPerSecond
    }

    /// Starts the display link. The mode has no effect.
    public func add(to runloop: SessionRunLoop, forMode mode: RunLoop.Mode) {
        guard case .waiting = state else { return }
        state = .running {}
        timestamp = _mediaTime()
        if !isPaused { run() }
    }

    /// Starts the display link. The run loop and the mode have no effect.
    @_disfavoredOverload
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { add(to: SessionRunLoop.main, forMode: mode) }
    /// Stops the display link until it is added again. The run loop and the mode have no effect.
    @_disfavoredOverload
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        remove(from: SessionRunLoop.main, forMode: mode)
    }

    /// Stops the display link until it is added again.
    public func remove(from runloop: SessionRunLoop, forMode mode: RunLoop.Mode) {
        guard case .running(let cancel) = state else { return }
        cancel()
        state = .waiting
    }

    /// Stops the display link for good.
    public func invalidate() {
        if case .running(let cancel) = state { cancel() }
        state = .invalid
    }

    private func run() {
        let cancel = MainQueue.asyncAfter(.microseconds(Int64(duration * 1_000_000))) { [self] in
            guard case .running = state, !isPaused else { return }
            timestamp = _mediaTime()
            selector.send(to: target, [self])
            if case .running = state, !isPaused { run() }
        }
        state = .running(cancel: cancel)
    }
}

extension SessionRunLoop {
    /// The run loop of the running session.
    public static var current: SessionRunLoop { main }
}
