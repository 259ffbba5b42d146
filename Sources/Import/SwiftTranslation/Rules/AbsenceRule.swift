import SwiftSyntax

/// Reports code that creates objects of types that offer less in Kennel than on iOS.
final class AbsenceRule: Rule {
    private static let known = [
        "UITextChecker": "there is no dictionary: UITextChecker accepts every word"
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            !survey.types.contains(name),
            let message = Self.known[name]
        {
            findings.addRemark(at: node, message: message)
        }
        return .visitChildren
    }
}
