/// The view of a list's items, and the condition for using it (Beagle iOS 2.1, ListView.swift).
public struct Template: Codable {
    /// Whether an item uses this template; nil makes it the default for items without a matching template.
    public var `case`: Expression<Bool>?
    /// The component shown for an item.
    @AutoCodable public var view: any ServerDrivenComponent

    public init(case: Expression<Bool>? = nil, view: any ServerDrivenComponent) {
        self.case = `case`
        self.view = view
    }
}

extension [Template] {
    /// Returns the index of an item's template; nil skips the item.
    ///
    /// The first template whose `case` is true is used, otherwise the first without a `case`.
    func place(in scope: @autoclosure () -> EvaluationScope) -> Int? {
        if hasCases {
            let scope = scope()
            let match = firstIndex { $0.case.map { $0.evaluate(in: scope) == true } ?? false }
            if let match { return match }
        }
        return firstIndex { $0.case == nil }
    }

    /// Whether the choice can differ between items.
    var hasCases: Bool { contains { $0.case != nil } }

    /// The contexts that the choice reads, without duplicates.
    var caseContextIds: [String] {
        compactMap { template -> ContextExpression? in
            if case .expression(let expression) = template.case { expression } else { nil }
        }.contextIds
    }
}
