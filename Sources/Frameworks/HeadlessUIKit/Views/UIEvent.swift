open class UIEvent: NSObject {
    /// The kind of an event. Only touch events occur.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    /// The subtype of an event. Only `none` occurs.
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    private let touches: Set<UITouch>
    /// The time of the event, in seconds since the session was opened.
    open private(set) var timestamp: TimeInterval

    /// Creates an event without touches. Actions receive such an event.
    public override convenience init() { self.init([], at: 0) }

    init(_ touches: Set<UITouch>, at timestamp: TimeInterval) {
        (self.touches, self.timestamp) = (touches, timestamp)
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// The touches: at most one, because touch methods receive one finger only.
    open var allTouches: Set<UITouch>? { touches }

    open func touches(for view: UIView) -> Set<UITouch>? { those { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { those { $0.window === window } }
    /// Returns an array with the touch itself; nil if it does not belong to the event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    /// Always returns nil.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func those(_ belong: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belong)
        return found.isEmpty ? nil : found
    }
}

/// Never created, because the page handles the keyboard.
open class UIPress: NSObject {}

/// Never created.
open class UIPressesEvent: UIEvent {}
