import SwiftSyntax

/// Takes the texts of an app in the language of the session's device: a server runs devices of many languages at once.
final class TextRule: Rule {
    /// What makes formatters in the place of their classes.
    private static let formatters = ["NumberFormatter": "sessionNumbers", "DateFormatter": "sessionDates"]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "NSLocalizedString" { rename(node, "sessionString") }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        // The forms of a text that depend on numbers are chosen here.
        if labels.count > 1, labels[0] == "format", labels[1].isEmpty || labels[1] == "arguments",
            node.calledExpression.trimmedDescription == "String", let label = node.arguments.first?.label
        {
            findings.replace(label, with: "forms")
            findings.needed.insert("UIKit")
        }
        if labels.isEmpty, node.trailingClosure == nil,
            let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
            let own = Self.formatters[type.baseName.text]
        {
            rename(type, own)
        }
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "localizedStringWithFormat"
        {
            rename(called.declName, "sessionStringWithFormat")
        }
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
