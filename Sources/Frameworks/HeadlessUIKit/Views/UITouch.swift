/// A touch of one finger. The same object is used from the beginning to the end of a touch.
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// Phases of hovering, which never occur.
        case regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        /// Equal to `pencil`.
        public static let stylus = TouchType.pencil
    }

    open internal(set) var phase = Phase.began
    /// The number of taps. Taps within 0.35 seconds and 20 points count as multiple taps.
    open internal(set) var tapCount = 1
    /// The time of the last change, in seconds since the session was opened.
    open internal(set) var timestamp: TimeInterval
    open private(set) weak var window: UIWindow?
    /// The view in which the touch began; it receives all phases.
    open private(set) weak var view: UIView?
    /// Whether a gesture has taken the touch from its view.
    var isTaken = false
    private var place: CGPoint
    private var former: CGPoint

    init(on view: UIView, in window: UIWindow, at place: CGPoint, _ timestamp: TimeInterval) {
        (self.view, self.window, self.place, former, self.timestamp) = (view, window, place, place, timestamp)
    }

    /// Always returns `.direct`, even for a mouse.
    open var type: TouchType { .direct }
    /// Always returns 1.
    open var force: CGFloat { 1 }
    open var maximumPossibleForce: CGFloat { 1 }
    /// Always returns 20.
    open var majorRadius: CGFloat { 20 }
    /// Always returns 0.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// Returns the location in the coordinates of a view; nil uses the coordinates of the window.
    open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(former, to: view) }
    /// Equal to ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Equal to ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: window) ?? point }

    /// Sets the phase and the location.
    func follow(_ phase: Phase, to place: CGPoint, at timestamp: TimeInterval) {
        (former, self.place) = (self.place, place)
        (self.phase, self.timestamp) = (phase, timestamp)
    }
}
