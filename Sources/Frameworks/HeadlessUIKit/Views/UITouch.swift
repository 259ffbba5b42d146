/// A finger on the screen, from when it goes down until it is lifted: the same object all the way.
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// Never said here: nothing hovers over the screen.
        case regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        /// Another name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    open internal(set) var phase = Phase.began
    /// Which of several taps in a row it is, from 1 on: each within 0.35 seconds and 20 points of the one before.
    open internal(set) var tapCount = 1
    /// When it did something last, in seconds since the session was opened.
    open internal(set) var timestamp: TimeInterval
    open private(set) weak var window: UIWindow?
    /// The view that it went down on; this one hears of it until the end, wherever the finger goes.
    open private(set) weak var view: UIView?
    private var place: CGPoint
    private var former: CGPoint

    init(on view: UIView, in window: UIWindow, at place: CGPoint, _ timestamp: TimeInterval) {
        (self.view, self.window, self.place, former, self.timestamp) = (view, window, place, place, timestamp)
    }

    /// What touches: a finger, also where the reader has a mouse.
    open var type: TouchType { .direct }
    /// How hard it presses: as an average finger does.
    open var force: CGFloat { 1 }
    open var maximumPossibleForce: CGFloat { 1 }
    /// How large the finger is, in points.
    open var majorRadius: CGFloat { 20 }
    /// How far ``majorRadius`` may be wrong, in points.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// Where it is, in the coordinates of `view`; nil is the window.
    open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
    /// Where it was when it was told of before.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(former, to: view) }
    /// The same as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The same as ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: window) ?? point }

    /// The finger is at another place, or lifted there.
    func follow(_ phase: Phase, to place: CGPoint, at timestamp: TimeInterval) {
        (former, self.place) = (self.place, place)
        (self.phase, self.timestamp) = (phase, timestamp)
    }
}
