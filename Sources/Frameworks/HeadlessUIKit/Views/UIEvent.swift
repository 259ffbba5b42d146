/// What a person does at one moment: the finger that is down, and how far it has come.
open class UIEvent: NSObject {
    /// What kinds there are; only touches happen here.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    /// What kinds there are in a kind; only `none` happens here.
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    private let touches: Set<UITouch>
    /// When it happened, in seconds since the session was opened.
    open private(set) var timestamp: TimeInterval

    /// An event in which nothing is touched, such as the one that a method by selector gets.
    public override convenience init() { self.init([], at: 0) }

    init(_ touches: Set<UITouch>, at timestamp: TimeInterval) {
        (self.touches, self.timestamp) = (touches, timestamp)
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// The fingers that are down, or were just lifted: the page has one.
    open var allTouches: Set<UITouch>? { touches }

    open func touches(for view: UIView) -> Set<UITouch>? { those { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { those { $0.window === window } }
    /// The places between the last two that were told; the page tells of no more than one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    /// Where a touch may be next: nobody says.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func those(_ belong: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belong)
        return found.isEmpty ? nil : found
    }
}

/// A button that is pressed, of a keyboard or a remote control: none ever is, so nothing makes one.
open class UIPress: NSObject {}

/// An event of buttons: none ever happens.
open class UIPressesEvent: UIEvent {}
