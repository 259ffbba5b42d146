open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1)
        /// Sent when the control is tapped.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Never sent.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// Never sent.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// Never sent.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// Never sent.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// Never sent.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// Never sent.
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// The actions, each with its events. Accessed without exclusivity checks, because no action runs during an access.
    @exclusivity(unchecked) private var actions: [(event: Event, action: UIAction)] = []
    @exclusivity(unchecked) private var ownState = State.normal

    open var isEnabled: Bool {
        get { !ownState.contains(.disabled) }
        set { change(.disabled, to: !newValue) }
    }
    open var isSelected: Bool {
        get { ownState.contains(.selected) }
        set { change(.selected, to: newValue) }
    }
    /// Whether the control is highlighted. The page itself draws the highlight while the control is pressed.
    open var isHighlighted: Bool {
        get { ownState.contains(.highlighted) }
        set { _ = setOwnState(.highlighted, to: newValue) }
    }
    /// Whether the control is being touched. True only while it is dragged, or if its class handles touches. For other
    /// controls, the page reports a touch only at its end.
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false
    /// The horizontal alignment of the content. Only buttons use it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Stored; has no visible effect.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: mainEvent) }
    }

    /// The event that the control's main interaction, such as a tap, sends.
    var mainEvent: Event { .primaryActionTriggered }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    private func change(_ part: State, to isSet: Bool) {
        guard setOwnState(part, to: isSet) else { return }
        if part == .disabled, isSet, isFirstResponder { resignFirstResponder() }
        mark([.state, .style, .content])
        partOfStateChanged()
    }

    /// Called when a part of the state changed, such as `isSelected`.
    func partOfStateChanged() {}

    /// Sets or clears a part of the state. Returns whether it changed.
    private func setOwnState(_ part: State, to isSet: Bool) -> Bool {
        guard ownState.contains(part) != isSet else { return false }
        ownState.formSymmetricDifference(part)
        return true
    }

    /// Adds an action for events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let name = action.identifier {
            actions.removeAll { $0.event == controlEvents && $0.action.identifier == name }
        }
        actions.append((controlEvents, action))
        mark(.interaction)
    }

    /// Adds an action that runs `handler` when one of the events happens.
    public func addAction(for controlEvents: Event = .touchUpInside, _ handler: @escaping UIActionHandler) {
        addAction(UIAction(handler: handler), for: controlEvents)
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.event == controlEvents }
        mark(.interaction)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == identifier && $0.event == controlEvents }
        mark(.interaction)
    }

    open func enumerateEventHandlers(_ body: (UIAction, Event) -> Void) {
        for entry in actions { body(entry.action, entry.event) }
    }

    /// Runs the actions for events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) { entry.action.run(from: self) }
    }

    // MARK: - Touches

    /// Whether the class overrides a tracking method or a touch method.
    open override class var handlesTouches: Bool { ControlMethods.areOverridden(in: self) }

    /// Called when a touch begins. Called only if the class overrides a tracking method or a touch method.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// Calls ``beginTracking(_:with:)``. Touches are not passed on to the superview.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, type(of: self).handlesTouches, isEnabled else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
    }

    /// Calls ``continueTracking(_:with:)``.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isTracking else { return }
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isTracking = continueTracking(touch, with: event)
    }

    /// Calls ``endTracking(_:with:)``.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        endTracking(touches.first, with: event)
        (isTracking, isTouchInside) = (false, false)
    }

    /// Calls ``cancelTracking(with:)``.
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
            writer.setBool(.enabled, to: isEnabled)
            writer.setBool(.selected, to: isSelected)
        }
    }

    private static let tapEvents: Event = [.touchDown, .touchUpInside, .primaryActionTriggered]

    // MARK: - Targets

    /// Adds a target and an action for events. Adding the same pair for the same events has no effect.
    ///
    /// The target is not retained. If the target is nil, the action is sent to the first responder that implements it,
    /// starting at the control.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let told = TargetAction(target, selector: action)
        var isThere = false
        enumerateEventHandlers { known, events in
            guard let known = known as? TargetedAction, events == controlEvents else { return }
            isThere = isThere || known.targetAction.selector == action && known.targetAction.receiver === told.receiver
        }
        if !isThere { addAction(TargetedAction(told), for: controlEvents) }
    }

    /// Removes actions for events. Nil matches every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        var gone: [(UIAction, Event)] = []
        enumerateEventHandlers { known, events in
            guard let told = (known as? TargetedAction)?.targetAction, told.matches(target, selector: action) else {
                return
            }
            if !events.isDisjoint(with: controlEvents) { gone.append((known, events)) }
        }
        for (action, events) in gone {
            removeAction(action, for: events)
            let rest = events.subtracting(controlEvents)
            if !rest.isEmpty { addAction(action, for: rest) }
        }
    }

    open var allTargets: Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        enumerateEventHandlers { known, _ in
            if let target = (known as? TargetedAction)?.targetAction.receiver as? NSObject { found.insert(target) }
        }
        return found
    }

    /// Returns the names of the actions for a target and an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        var found: [String] = []
        enumerateEventHandlers { known, events in
            guard let told = (known as? TargetedAction)?.targetAction, told.matches(target, selector: nil) else {
                return
            }
            if !events.isDisjoint(with: controlEvent) { found.append(told.selector.description) }
        }
        return found.isEmpty ? nil : found
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target, selector: action).send(from: self, responder: self)
    }
}
