import Constraints

/// The rules that an engine follows, by their constraints, by what the solver calls them, and by what they are made of.
struct RuleBook {
    private var rules: [ObjectIdentifier: LayoutRule] = [:]
    private var byHandle: [ConstraintHandle: LayoutRule] = [:]
    private var bySource: [ObjectIdentifier: [LayoutRule]] = [:]
    /// Those that are made of a safe area, in the order in which they came.
    private(set) var safeAreaRules: [LayoutRule] = []

    /// The rule of a constraint; nil while that takes no part.
    func rule(of constraint: NSLayoutConstraint) -> LayoutRule? { rules[ObjectIdentifier(constraint)] }

    /// The rule that the solver calls so; nil for what is no rule of the app's own.
    func rule(of handle: ConstraintHandle) -> LayoutRule? { byHandle[handle] }

    /// The rules that are made of a view's place or margins, in the order in which they came.
    func rules(madeOf view: UIView) -> [LayoutRule] { bySource[ObjectIdentifier(view)] ?? [] }

    mutating func add(_ rule: LayoutRule) {
        rules[ObjectIdentifier(rule.constraint)] = rule
        if let handle = rule.handle { byHandle[handle] = rule }
        for source in rule.sources { bySource[ObjectIdentifier(source), default: []].append(rule) }
        if !rule.safeAreas.isEmpty { safeAreaRules.append(rule) }
    }

    /// Takes a constraint's rule out; nil when it has none.
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

    /// The rule stays, and the solver does without it.
    mutating func breakRule(_ rule: LayoutRule) -> ConstraintHandle? {
        guard let handle = rule.handle.take() else { return nil }
        byHandle[handle] = nil
        return handle
    }
}
