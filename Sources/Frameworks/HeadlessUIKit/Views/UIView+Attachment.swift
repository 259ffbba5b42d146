extension UIView {
    /// Whether the view is in the view tree of a running application.
    package var isAttached: Bool { flags.contains(.attached) }

    /// Whether the page has the view, according to the last changes that were sent.
    package var isProjected: Bool { flags.contains(.known) }

    var isKnown: Bool { flags.contains(.known) }

    /// The number of the view on the page; nil before the view first entered a window.
    package var id: ViewNumber? { number == 0 ? nil : ViewNumber(rawValue: number) }

    /// Marks groups of properties as changed. Costs almost nothing while no page has the view.
    package func mark(_ keys: PropertyKeys) {
        if isKnown { register?.recordChange(of: self, keys: keys) } else if !isAttached { maskMayChange() }
    }

    func attachTree(to register: ViewRegister) {
        enterTree(register)
        register.safeAreasMayChange()
        announceWindow()
    }

    func detachTree() {
        leaveTree()
        announceWindow()
    }

    private func enterTree(_ register: ViewRegister) {
        self.register = register
        flags.insert(.attached)
        takeNumber(register.entered(self, knownAs: id))
        register.observeSafeArea(of: self)
        if flags.contains(.wantsLayout) { register.needsLayout(self) }
        entered(register)
        for child in children { child.enterTree(register) }
    }

    private func leaveTree() {
        register?.engine?.forget(self)
        flags.remove(.attached)
        register?.left(self)
        if !flags.contains(.known) { register = nil }
        for child in children { child.leaveTree() }
    }

    /// Calls `willMove(toWindow:)` on the views of the subtree. The methods may change the tree.
    func announceMove(to window: UIWindow?) {
        willMove(toWindow: window)
        guard !children.isEmpty else { return }
        for child in Array(children) where child.container === self { child.announceMove(to: window) }
    }

    /// Calls the methods for entering or leaving a window on the views of the subtree. The methods may change the tree.
    func announceWindow() {
        if isAttached, register?.hasProxies == true { adoptProxies() }
        didMoveToWindow()
        if let controller = rare?.controller as? any WindowObserver { controller.viewMovedToWindow(window) }
        guard !children.isEmpty else { return }
        for child in Array(children) where child.container === self { child.announceWindow() }
    }

    // MARK: - State of the change log

    var isPlaced: Bool {
        get { flags.contains(.placed) }
        set { if newValue { flags.insert(.placed) } else { flags.remove(.placed) } }
    }

    var hasDeparted: Bool {
        get { flags.contains(.departed) }
        set { if newValue { flags.insert(.departed) } else { flags.remove(.departed) } }
    }

    /// Whether the view has an entry in the updates of a change log.
    var hasUpdate: Bool {
        get { flags.contains(.updated) }
        set { if newValue { flags.insert(.updated) } else { flags.remove(.updated) } }
    }

    func setKnown(_ known: Bool) {
        if known { flags.insert(.known) } else { flags.remove(.known) }
    }

    /// Clears the reference to the register. Called after the removal of the view was sent to the page.
    func forgetRegister() {
        register = nil
        flags.remove(.attached)
    }
}
