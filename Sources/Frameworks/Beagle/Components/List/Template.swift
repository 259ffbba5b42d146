/// What one item of a list looks like, and for which items it is meant (Beagle iOS 2.1, ListView.swift).
public struct Template: Codable {
    /// Whether an item takes this template; without it, it is for items that take no other.
    public var `case`: Expression<Bool>?
    /// What is drawn for the item.
    @AutoCodable public var view: any ServerDrivenComponent

    /// A template built in code.
    public init(case: Expression<Bool>? = nil, view: any ServerDrivenComponent) {
        self.case = `case`
        self.view = view
    }
}

extension [Template] {
    /// The template of an item: the first whose case is true, otherwise the first without a case; nil skips the item.
    func place(in scope: @autoclosure () -> EvaluationScope) -> Int? {
        if hasCases {
            let scope = scope()
            let match = firstIndex { $0.case.map { $0.evaluate(in: scope) == true } ?? false }
            if let match { return match }
        }
        return firstIndex { $0.case == nil }
    }

    /// Whether the choice can differ from item to item.
    var hasCases: Bool { contains { $0.case != nil } }

    /// The contexts that the choice reads, each once.
    var caseContextIds: [String] {
        compactMap { template -> ContextExpression? in
            if case .expression(let expression) = template.case { expression } else { nil }
        }.contextIds
    }
}
