import Constraints

/// The constraints of a layout engine, found by constraint, by solver handle, or by a view that their equation uses.
struct RuleBook {
    private var rules: [ObjectIdentifier: LayoutRule] = [:]
    private var byHandle: [ConstraintHandle: LayoutRule] = [:]
    private var bySource: [ObjectIdentifier: [LayoutRule]] = [:]
    /// The rules that use a safe area, oldest first.
    private(set) var safeAreaRules: [LayoutRule] = []

    /// Returns the rule of a constraint; nil if it has none.
    func rule(of constraint: NSLayoutConstraint) -> LayoutRule? { rules[ObjectIdentifier(constraint)] }

    /// Returns the rule with this handle; nil if the handle belongs to a constraint of the engine itself.
    func rule(of handle: ConstraintHandle) -> LayoutRule? { byHandle[handle] }

    /// Returns the rules whose equation uses a view's position or margins, oldest first.
    func rules(madeOf view: UIView) -> [LayoutRule] { bySource[ObjectIdentifier(view)] ?? [] }

    mutating func add(_ rule: LayoutRule) {
        rules[ObjectIdentifier(rule.constraint)] = rule
        if let handle = rule.handle { byHandle[handle] = rule }
        for source in rule.sources { bySource[ObjectIdentifier(source), default: []].append(rule) }
        if !rule.safeAreas.isEmpty { safeAreaRules.append(rule) }
    }

    /// Removes and returns the rule of a constraint; nil if it has none.
    mutating func remove(_ constraint: NSLayoutConstraint) -> LayoutRule? {
        guard let rule = rules.removeValue(forKey: ObjectIdentifier(constraint)) else { return nil }
        if let handle = rule.handle { byHandle[handle] = nil }
        for source in rule.sources {
            let id = ObjectIdentifier(source)
            bySource[id]?.removeAll { $0 === rule }
            if bySource[id]?.isEmpty == true { bySource[id] = nil }
        }
        if !rule.safeAreas.isEmpty { safeAreaRules.removeAll { $0 === rule } }
        return rule
    }

    /// Marks a rule as broken, and returns its handle, which the solver is to remove.
    mutating func breakRule(_ rule: LayoutRule) -> ConstraintHandle? {
        guard let handle = rule.handle.take() else { return nil }
        byHandle[handle] = nil
        return handle
    }
}
