import SwiftSyntax

/// Takes the texts of an app in the language of the session's device: a server runs devices of many languages at once.
final class TextRule: Rule {
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "NSLocalizedString" { rename(node, "sessionString") }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if labels == ["forKey", "value", "table"],
            let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "localizedString"
        {
            rename(called.declName, "sessionString")
        }
        return .visitChildren
    }

    private func rename(_ node: some SyntaxProtocol, _ name: String) {
        findings.replace(node, with: name)
        findings.needed.insert("UIKit")
    }
}
