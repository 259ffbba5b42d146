/// Collects the changes of one application's view tree as they are made.
///
/// Properties that every change uses have no exclusivity checks. They are safe without, because no code is called
/// during an access. A check would cost more than the access.
package final class ChangeLog: ViewRegister {
    private var lastNumber: Int32 = 0
    @exclusivity(unchecked) private var views = ViewTable()
    @exclusivity(unchecked) private var dirtyParents: [ObjectIdentifier: UIView] = [:]
    @exclusivity(unchecked) private var departures: [ObjectIdentifier: Departure] = [:]
    private var departureOrder: [UIView] = []
    private var transitions: [ObjectIdentifier: Transition] = [:]
    @exclusivity(unchecked) private var updates: [Update] = []
    /// The index of each view's update in the list of updates. Filled in only when a lookup needs it.
    @exclusivity(unchecked) private var updatePlaces: [ObjectIdentifier: Int] = [:]
    private let layoutQueue = LayoutQueue()
    private let displayQueue = DisplayQueue()

    /// Whether view controllers were added, removed, moved or renamed since the last query, including those without a
    /// view.
    @exclusivity(unchecked) private var controllersChanged = false
    /// The timing of the changes that are made now; nil outside an animation.
    @exclusivity(unchecked) package var animation: AnimationTiming?
    /// Schedules a layout pass after the current turn; nil for an application without turns.
    @exclusivity(unchecked) package var scheduleLayout: (() -> Void)?

    private struct Departure {
        var id: ViewNumber
        var parent: UIView
    }

    private struct Update {
        var view: UIView
        var keys: PropertyKeys
        var animation: AnimationTiming?
    }

    package override init() {}

    package var isEmpty: Bool { dirtyParents.isEmpty && departures.isEmpty && updates.isEmpty }

    /// Returns the attached view with this number.
    package func view(_ id: ViewNumber) -> UIView? { views[id.rawValue] }

    /// Makes `root` the root of the tree. Pages have this view from the beginning.
    package func start(with root: UIView) {
        root.attachTree(to: self)
        root.setKnown(true)
    }

    /// Releases all views. All views must still be in the tree.
    package func end(with root: UIView) {
        engine = nil
        for view in departureOrder { forget(view) }
        for update in updates { update.view.hasUpdate = false }
        forget(root, attached: true)
        views = ViewTable()
    }

    // MARK: - Reports of controllers

    /// Called when view controllers were added, removed, moved or renamed.
    func noteControllersChanged() { controllersChanged = true }

    /// Returns whether controllers changed since the last call.
    package func takeControllersChanged() -> Bool {
        defer { controllersChanged = false }
        return controllersChanged
    }

    // MARK: - Reports of views

    override func entered(_ view: UIView, knownAs id: ViewNumber?) -> ViewNumber {
        let id = id ?? nextID()
        views[id.rawValue] = view
        gotArea(view)
        return id
    }

    override func left(_ view: UIView) {
        if let id = view.id { views[id.rawValue] = nil }
    }

    override func departing(_ view: UIView, from parent: UIView) {
        guard let id = view.id else { return }
        view.hasDeparted = true
        departures[ObjectIdentifier(view)] = Departure(id: id, parent: parent)
        departureOrder.append(view)
        if let transition { transitions[ObjectIdentifier(view)] = transition }
    }

    override func placed(_ view: UIView, in parent: UIView) {
        view.isPlaced = true
        dirtyParents[ObjectIdentifier(parent)] = parent
        if let transition { transitions[ObjectIdentifier(view)] = transition }
    }

    override func recordChange(of view: UIView, keys: PropertyKeys) {
        let place: Int
        if view.hasUpdate, let known = updatePlace(of: view) {
            place = known
        } else {
            view.hasUpdate = true
            place = updates.count
            updates.append(Update(view: view, keys: []))
        }
        updates[place].keys.formUnion(keys)
        if let animation { updates[place].animation = animation }
    }

    /// Returns the index of a view's update. It is usually the last one, because the changes of a view come together.
    private func updatePlace(of view: UIView) -> Int? {
        if let last = updates.last, last.view === view { return updates.count - 1 }
        for place in updatePlaces.count..<updates.count {
            updatePlaces[ObjectIdentifier(updates[place].view)] = place
        }
        return updatePlaces[ObjectIdentifier(view)]
    }

    // MARK: - Layout passes

    override func needsLayout(_ view: UIView) {
        guard let scheduleLayout else { return }
        if layoutQueue.add(view) { scheduleLayout() }
    }

    override func layOut(inside view: UIView) { layoutQueue.run(inside: view, of: self) }

    override func gotArea(_ view: UIView) {
        if let scheduleLayout, displayQueue.came(view) { scheduleLayout() }
    }

    override func needsDisplay(_ view: UIView) {
        if let scheduleLayout, displayQueue.enqueue(view) { scheduleLayout() }
    }

    /// Runs the pending layout passes, and then draws the views that need it. Returns the types of views that still
    /// requested layout when the limit was reached.
    package func layOutAll() -> [String] {
        let unsettled = layoutQueue.runAll(of: self)
        displayQueue.run()
        return unsettled
    }

    /// Drops the pending layout passes, so that the next request schedules one again.
    package func dropLayout() {
        layoutQueue.removeAll()
        displayQueue.removeAll()
    }

    // MARK: - Draining

    /// Returns the net changes since the last call.
    package func drain() -> ChangeSet {
        var set = ChangeSet()
        var renamed: Set<ObjectIdentifier> = []
        if !dirtyParents.isEmpty || !departures.isEmpty { drainStructure(into: &set, renamed: &renamed) }
        guard !updates.isEmpty else { return set }
        for update in updates {
            let view = update.view
            view.hasUpdate = false
            guard view.isAttached, !renamed.contains(ObjectIdentifier(view)) else { continue }
            set.changes.append(.update(view, update.keys, animation: update.animation))
        }
        updates.removeAll(keepingCapacity: updates.count == 1)
        updatePlaces = [:]
        return set
    }

    private func drainStructure(into set: inout ChangeSet, renamed: inout Set<ObjectIdentifier>) {
        for parent in parentsTopDown() { place(parent.children, in: parent, into: &set, renamed: &renamed) }
        remove(into: &set, renamed: renamed)
        dirtyParents = [:]
        departures = [:]
        departureOrder = []
        transitions = [:]
    }

    /// Returns the remaining parents whose children changed, topmost first.
    ///
    /// The order makes everything above a position final before a view is inserted there. Otherwise a view that leaves
    /// its parent and then becomes its superview would be inserted into itself.
    private func parentsTopDown() -> [UIView] {
        func depth(_ view: UIView) -> Int {
            var count = 0
            var current = view.container
            while let ancestor = current {
                count += 1
                current = ancestor.container
            }
            return count
        }
        return dirtyParents.values.filter { $0.isAttached && $0.isKnown }
            .map { (depth: depth($0), number: $0.number, view: $0) }
            .sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
            .map(\.view)
    }

    private func place(
        _ children: [UIView], in parent: UIView, into set: inout ChangeSet, renamed: inout Set<ObjectIdentifier>
    ) {
        guard parent.isKnown, !renamed.contains(ObjectIdentifier(parent)) else { return }
        var next: UIView?
        for child in children.reversed() {
            defer { next = child }
            guard child.isPlaced else { continue }
            child.isPlaced = false
            if child.isKnown {
                child.hasDeparted = false
                set.changes.append(.move(child, parent: parent, before: next))
            } else {
                introduce(child, renamed: &renamed)
                let transition = transitions[ObjectIdentifier(child)]
                set.changes.append(.insert(child, parent: parent, before: next, transition: transition))
            }
        }
    }

    /// Marks a subtree as sent to the page. A view that the page still has elsewhere under its old number gets a new
    /// number, because it is removed from the old position only afterwards.
    private func introduce(_ view: UIView, renamed: inout Set<ObjectIdentifier>) {
        view.isPlaced = false
        if view.isKnown {
            left(view)
            let id = nextID()
            view.takeNumber(id)
            views[id.rawValue] = view
            renamed.insert(ObjectIdentifier(view))
        }
        view.setKnown(true)
        for child in view.children { introduce(child, renamed: &renamed) }
    }

    private func remove(into set: inout ChangeSet, renamed: Set<ObjectIdentifier>) {
        func isGone(_ view: UIView) -> Bool {
            departures[ObjectIdentifier(view)] != nil
                && (!view.isAttached || renamed.contains(ObjectIdentifier(view)))
        }
        for view in departureOrder where isGone(view) {
            guard let departure = departures[ObjectIdentifier(view)] else { continue }
            // Moves were sent before removals. A view that was moved is therefore already at its new position on the
            // page.
            var ancestor: UIView? = departure.parent
            while let current = ancestor, !isGone(current) { ancestor = current.container }
            guard ancestor == nil else { continue }
            set.changes.append(.remove(departure.id, transition: transitions[ObjectIdentifier(view)]))
        }
        for view in departureOrder {
            view.hasDeparted = false
            if !view.isAttached { forget(view) }
        }
    }

    /// Removes a view, and everything recorded about it, from this log.
    private func forget(_ view: UIView, attached: Bool = false) {
        guard attached || !view.isAttached else { return }
        view.setKnown(false)
        view.hasDeparted = false
        view.isPlaced = false
        view.forgetRegister()
        for child in view.children { forget(child, attached: attached) }
    }

    private func nextID() -> ViewNumber {
        lastNumber += 1
        return ViewNumber(rawValue: lastNumber)
    }
}
