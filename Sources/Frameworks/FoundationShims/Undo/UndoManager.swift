public import Foundation

/// Replaces Foundation's class of this name, which Linux lacks: a stack of actions that undo each other.
///
/// The actions of one turn are undone together, as those of one event on iOS, if ``groupsByEvent`` is true.
open class UndoManager: NSObject {
    private struct Group {
        var actions: [() -> Void] = []
        var name = ""
        var targets: [ObjectIdentifier] = []
    }

    private enum Stage { case idle, undoing, redoing }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The groups that are open, the innermost last.
    private var groups: [Group] = []
    /// Whether the outermost open group was begun for the current turn.
    private var closesAtEndOfTurn = false
    private var stage = Stage.idle
    private var disabledCount = 0

    public override init() {}

    open var groupsByEvent = true
    /// The maximum number of groups; 0 is no limit.
    open var levelsOfUndo = 0 { didSet { trim() } }
    open var groupingLevel: Int { groups.count }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    open var isUndoing: Bool { stage == .undoing }
    open var isRedoing: Bool { stage == .redoing }
    open var canUndo: Bool { !undoStack.isEmpty || groups.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }
    open var undoActionName: String { (groups.first ?? undoStack.last)?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }

    private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

    // MARK: - Registering

    /// Registers an action. The target is held until the action is undone or removed.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if groups.isEmpty, groupsByEvent, stage == .idle { openForTurn() }
        let action = { handler(target) }
        if groups.isEmpty {
            push(Group(actions: [action], targets: [ObjectIdentifier(target)]))
        } else {
            groups[groups.count - 1].actions.append(action)
            groups[groups.count - 1].targets.append(ObjectIdentifier(target))
        }
        if stage == .idle { redoStack = [] }
    }

    open func setActionName(_ actionName: String) {
        if groups.isEmpty {
            if stage == .undoing, !redoStack.isEmpty {
                redoStack[redoStack.count - 1].name = actionName
            } else if !undoStack.isEmpty {
                undoStack[undoStack.count - 1].name = actionName
            }
        } else {
            groups[0].name = actionName
        }
    }

    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    open func beginUndoGrouping() { groups.append(Group()) }

    open func endUndoGrouping() {
        guard let group = groups.popLast() else { return }
        if groups.isEmpty {
            closesAtEndOfTurn = false
            if !group.actions.isEmpty { push(group) }
        } else {
            groups[groups.count - 1].actions += group.actions
            groups[groups.count - 1].targets += group.targets
        }
    }

    private func openForTurn() {
        beginUndoGrouping()
        closesAtEndOfTurn = true
        MainQueue.async { [weak self] in
            guard let self, closesAtEndOfTurn else { return }
            closeAll()
        }
    }

    private func closeAll() {
        while !groups.isEmpty { endUndoGrouping() }
    }

    /// Adds a group to the stack of the current stage.
    private func push(_ group: Group) {
        if stage == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack = undoStack.suffix(levelsOfUndo)
        redoStack = redoStack.suffix(levelsOfUndo)
    }

    // MARK: - Undoing

    open func undo() {
        closeAll()
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard stage == .idle, let group = undoStack.popLast() else { return }
        run(group, as: .undoing)
    }

    open func redo() {
        closeAll()
        guard stage == .idle, let group = redoStack.popLast() else { return }
        run(group, as: .redoing)
    }

    /// Runs the actions of a group, the last one first. What they register becomes one group of the other stack.
    private func run(_ group: Group, as stage: Stage) {
        self.stage = stage
        beginUndoGrouping()
        groups[0].name = group.name
        for action in group.actions.reversed() { action() }
        endUndoGrouping()
        self.stage = .idle
    }

    open func removeAllActions() {
        (undoStack, redoStack, groups) = ([], [], [])
    }

    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        undoStack.removeAll { $0.targets.contains(identifier) }
        redoStack.removeAll { $0.targets.contains(identifier) }
    }
}
