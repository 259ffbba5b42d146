/// A view that turns what a person does into events.
open class UIControl: UIView {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit per event.
        public let rawValue: UInt
        /// Events from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger went up inside: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Another value was chosen.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main thing a control does.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The caret came.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The caret went.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Whatever touches do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Whatever editing does.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control looks and reacts.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit per state.
        public let rawValue: UInt
        /// States from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal: State = []
        /// Held down.
        public static let highlighted = State(rawValue: 1)
        /// Cannot be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
        /// Has the focus.
        public static let focused = State(rawValue: 8)
    }

    /// Not checked for overlapping accesses, nor is the state: no action runs while they are accessed.
    @exclusivity(unchecked) private var actions: [(event: Event, action: UIAction)] = []
    @exclusivity(unchecked) private var ownState = State.normal

    /// Whether it can be used.
    open var isEnabled: Bool {
        get { !ownState.contains(.disabled) }
        set { change(.disabled, to: !newValue) }
    }
    /// Whether it is chosen.
    open var isSelected: Bool {
        get { ownState.contains(.selected) }
        set { change(.selected, to: newValue) }
    }
    /// Whether it is held down; the page draws that by itself.
    open var isHighlighted: Bool {
        get { ownState.contains(.highlighted) }
        set { _ = put(.highlighted, newValue) }
    }
    /// Whether a finger is on it; a press is over before anybody could ask, so this is of controls that are dragged, and of
    /// those whose class hears touches.
    open internal(set) var isTracking = false
    /// Whether the finger that is on it is inside.
    open internal(set) var isTouchInside = false
    /// Where content stands in the control; kept.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where content stands in the control; kept.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// Where content stands horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where content stands vertically.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// A control with an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: mainEvent) }
    }

    /// What a person does with such a control above all.
    var mainEvent: Event { .primaryActionTriggered }

    /// A control in a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A control from a storyboard or nib, with all that its file says.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What it looks like now.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    private func change(_ part: State, to isSet: Bool) {
        guard put(part, isSet) else { return }
        mark([.state, .style, .content])
        partOfStateChanged()
    }

    /// It can be used, or is chosen, otherwise than before.
    func partOfStateChanged() {}

    /// Sets or clears a part of the state; false where it was so already.
    private func put(_ part: State, _ isSet: Bool) -> Bool {
        guard ownState.contains(part) != isSet else { return false }
        ownState.formSymmetricDifference(part)
        return true
    }

    /// Runs `action` when `controlEvents` happen; one of the same name is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let name = action.identifier {
            actions.removeAll { $0.event == controlEvents && $0.action.identifier == name }
        }
        actions.append((controlEvents, action))
        mark(.interaction)
    }

    /// Runs `handler` when `controlEvents` happen.
    public func addAction(for controlEvents: Event = .touchUpInside, _ handler: @escaping UIActionHandler) {
        addAction(UIAction(handler: handler), for: controlEvents)
    }

    /// Forgets an action.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.event == controlEvents }
        mark(.interaction)
    }

    /// Forgets the action of a name.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == identifier && $0.event == controlEvents }
        mark(.interaction)
    }

    /// Calls `body` with every action and its events.
    open func enumerateEventHandlers(_ body: (UIAction, Event) -> Void) {
        for entry in actions { body(entry.action, entry.event) }
    }

    /// Lets events happen: their actions run, first come, first served.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) { entry.action.run(from: self) }
    }

    // MARK: - Touches

    /// Whether the class overrides ``beginTracking(_:with:)`` or one of its like, or one of those by which views hear touches.
    open override class var handlesTouches: Bool { ControlMethods.areOverridden(in: self) }

    /// A finger went down on a control whose class hears touches: whether it is followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger that is followed is at another place: whether it goes on to be.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger that was followed is lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The finger that was followed is one of something else.
    open func cancelTracking(with event: UIEvent?) {}

    /// Follows the finger with ``beginTracking(_:with:)``; no touch on a control goes on to what is around it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, type(of: self).handlesTouches, isEnabled else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
    }

    /// Follows the finger with ``continueTracking(_:with:)``.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isTracking else { return }
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isTracking = continueTracking(touch, with: event)
    }

    /// Ends with ``endTracking(_:with:)``.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        endTracking(touches.first, with: event)
        (isTracking, isTouchInside) = (false, false)
    }

    /// Ends with ``cancelTracking(with:)``.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        (isTracking, isTouchInside) = (false, false)
    }

    package override func receiveTap() -> Bool {
        guard isEnabled else { return false }
        let heard = super.receiveTap()
        let acts = actions.contains { !$0.event.isDisjoint(with: Self.tapEvents) }
        sendActions(for: .touchDown)
        sendActions(for: Self.tapEvents.subtracting(.touchDown))
        return heard || acts
    }

    package override var reactsToTap: Bool {
        super.reactsToTap || actions.contains { !$0.event.isDisjoint(with: Self.tapEvents) }
    }

    package override var takesTouches: Bool { isEnabled }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.state) {
            writer.bool("enabled", isEnabled)
            writer.bool("selected", isSelected)
        }
    }

    private static let tapEvents: Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
}
