import SwiftSyntax

/// The argument of `#selector`.
struct WrittenSelector {
    /// The place where the selector's method is declared.
    enum Owner: Equatable {
        /// The method belongs to the type around the expression.
        case here
        /// The method belongs to the type with this name.
        case type(String)
        /// The method belongs to the type of a variable, or of the property at the end of a path of names.
        case member([String])
    }

    /// The kind of member that the selector names.
    enum Kind: String { case method, getter, setter }

    let owner: Owner
    let base: String
    let kind: Kind
    /// The argument labels; nil if they are not written.
    private let labels: [String]?
    /// The type after `as`, which selects one of several overloads.
    private let type: String?

    init?(_ argument: LabeledExprSyntax) {
        guard let kind = Kind(rawValue: argument.label?.text ?? "method") else { return nil }
        self.kind = kind
        var expression = argument.expression.unparenthesized
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
            } else if let cast = base.unparenthesized.castType {
                owner = .type(cast)
            } else {
                let names = written.split(separator: ".").map { String($0).trimmingMarks }
                let isType = names.last?.first?.isUppercase == true
                owner = isType ? .type(written) : .member(Array(names.first == "self" ? names.dropFirst() : names[...]))
            }
        } else {
            return nil
        }
        base = name.baseName.text
        labels = name.argumentNames.map { $0.arguments.map { $0.name.text } }
    }

    /// Returns the only class of the module that declares the method; nil if there are several or none.
    func onlyClass(in survey: Survey) -> String? {
        let classes = survey.methods.filter { _, methods in
            methods.contains { $0.base == base && (labels == nil || labels == $0.labels) }
        }
        return classes.count == 1 ? classes.first?.key : nil
    }

    /// Returns an expression that creates the selector with the method of the class `owner`.
    func declaration(in owner: String, _ survey: Survey) -> String {
        switch kind {
        case .getter: return "Selector(getter: \"\(base)\", \\\(owner).\(base))"
        case .setter:
            let name = "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
            return "Selector(setter: \"\(name)\", \\\(owner).\(base))"
        case .method: break
        }
        if survey.isProtocol(owner) {
            let labels = labels ?? survey.requirements[owner]?.first { $0.base == base }?.labels ?? ["_"]
            return "Selector(method: \"\(base)(\(labels.map { "\($0):" }.joined()))\")"
        }
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

extension ExprSyntax {
    /// The expression without the parentheses around it.
    fileprivate var unparenthesized: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first, inner.label == nil
        else { return self }
        return inner.expression.unparenthesized
    }

    /// The type to which the expression is cast, without marks of optionals; nil for other expressions.
    var castType: String? {
        guard let parts = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count > 2,
            parts[parts.count - 2].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return parts[parts.count - 1].trimmedDescription.trimmingMarks
    }
}

extension String {
    /// The name without question marks and exclamation marks at its end.
    var trimmingMarks: String { String(prefix { $0 != "?" && $0 != "!" }) }

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
