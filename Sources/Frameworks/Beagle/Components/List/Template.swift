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
    /// Returns the index of the template for an item; nil if no template matches, so that the item has no cell.
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

    /// Whether different items may use different templates.
    var hasCases: Bool { contains { $0.case != nil } }

    /// The ids of the contexts that the templates' `case` expressions read, without duplicates.
    var caseContextIds: [String] {
        compactMap { template -> ContextExpression? in
            if case .expression(let expression) = template.case { expression } else { nil }
        }.contextIds
    }
}
