import SwiftSyntax

/// Tells of types that are here and do less than on a phone, where they are made.
final class AbsenceRule: Rule {
    private static let known = [
        "UITextChecker": "there is no dictionary: UITextChecker finds every word spelled right"
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            !survey.types.contains(name),
            let message = Self.known[name]
        {
            findings.tell(node, message)
        }
        return .visitChildren
    }
}
