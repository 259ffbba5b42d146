import SwiftSyntax

/// Translates expressions that create an object of a generic parameter's type: `Content()`, `Content.init()` and
/// `Content(frame: .zero)` for `Content: UIView`.
///
/// On iOS every subclass inherits these initializers from Objective-C. In Swift such a call needs a required
/// initializer.
final class MakerRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let hasFrame = node.arguments.count == 1 && node.arguments.first?.label?.text == "frame"
        guard node.arguments.isEmpty || hasFrame, node.trailingClosure == nil, let name = node.madeType,
            let start = node.leftParen,
            !survey.types.contains(name), let constraint = constraint(of: name, at: node),
            survey.isObject(constraint) || isClassOfUIKit(constraint)
        else { return .visitChildren }
        findings.replace(node.calledExpression, with: "_make")
        findings.edits.append(.insertion("\(name).self\(hasFrame ? ", " : "")", at: start.place.upperBound))
        findings.needed.insert("UIKit")
        return .visitChildren
    }

    /// Returns whether a name is that of a UIKit class, according to its prefix.
    private func isClassOfUIKit(_ name: String) -> Bool {
        !survey.types.contains(name) && !survey.isProtocol(name) && ["UI", "WK"].contains(String(name.prefix(2)))
    }

    /// Returns the class to which a generic parameter is constrained at a node; nil if there is none.
    private func constraint(of name: String, at node: some SyntaxProtocol) -> String? {
        for around in node.ancestors {
            if let function = around.as(FunctionDeclSyntax.self),
                let found = Self.constraint(of: name, function.genericParameterClause, function.genericWhereClause)
            {
                return found
            }
            if let type = around.asProtocol((any WithGenericParametersSyntax).self),
                let found = Self.constraint(of: name, type.genericParameterClause, type.genericWhereClause)
            {
                return found
            }
            if let found = around.as(ExtensionDeclSyntax.self),
                let constraint = Self.constraint(of: name, nil, found.genericWhereClause)
                    ?? survey.constraints[found.extendedType.trimmedDescription]?[name]
            {
                return constraint
            }
        }
        return nil
    }

    /// Returns the class to which a generic clause constrains a parameter.
    static func constraint(
        of name: String, _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> String? {
        for requirement in requirements?.requirements ?? [] {
            if case .conformanceRequirement(let one) = requirement.requirement, one.leftType.trimmedDescription == name
            {
                return one.rightType.trimmedDescription
            }
        }
        return parameters?.parameters.first { $0.name.text == name }?.inheritedType?.trimmedDescription
    }
}

extension FunctionCallExprSyntax {
    /// The name of the type in `Content()` and `Content.init()`; nil for other calls.
    fileprivate var madeType: String? {
        if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { return name }
        guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init"
        else { return nil }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
