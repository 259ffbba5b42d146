import SwiftSyntax

/// The argument of `#selector`.
struct WrittenSelector {
    /// The place where the selector's method is declared.
    enum Owner: Equatable {
        /// The method belongs to the type around the expression.
        case here
        /// The method belongs to the type with this name.
        case type(String)
        /// The method belongs to the type of the property with this name.
        case member(String)
    }

    let owner: Owner
    let base: String
    /// The argument labels; nil if they are not written.
    private let labels: [String]?
    /// The type after `as`, which selects one of several overloads.
    private let type: String?

    init?(_ expression: ExprSyntax) {
        var expression = expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        {
            expression = inner
        }
        var type: String?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            expression = parts[0]
            type = parts[2].trimmedDescription
        }
        self.type = type
        let name: DeclReferenceExprSyntax
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
            owner = .here
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            name = member.declName
            let written = base.trimmedDescription
            if ["self", "Self", "super"].contains(written) {
                owner = .here
            } else {
                let last = written.split(separator: ".").last ?? ""
                owner = last.first?.isUppercase == true ? .type(written) : .member(written)
            }
        } else {
            return nil
        }
        base = name.baseName.text
        labels = name.argumentNames.map { $0.arguments.map { $0.name.text } }
    }

    /// Returns an expression that creates the selector with the method of the class `owner`.
    func declaration(in owner: String, _ survey: Survey) -> String {
        let named = (survey.methods[owner] ?? []) + survey.methods.values.flatMap { $0 }
        let found = named.first { $0.base == base && (labels == nil || labels == $0.labels) }
        let selector = found?.selector ?? MethodName.selector(base, labels: labels ?? [])
        var method = "\(owner).\(base)"
        if let labels, !labels.isEmpty { method += "(\(labels.map { "\($0):" }.joined()))" }
        if let type {
            let isOfInstance = self.owner == .here || type.components == 1
            method += isOfInstance ? " as (\(owner)) -> \(type)" : " as \(type)"
        }
        return "Selector(\"\(selector)\", \(method))"
    }
}

extension String {
    /// The number of arrows in the text of a function type.
    fileprivate var components: Int {
        var count = 0
        var last: Character = " "
        for character in self {
            if last == "-", character == ">" { count += 1 }
            last = character
        }
        return count
    }
}
