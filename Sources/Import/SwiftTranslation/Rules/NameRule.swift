import SwiftSyntax

/// Replaces names of Swift 4 and earlier by the current names, unless the project declares them itself.
final class NameRule: Rule {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .skipChildren
        }
        rename(node.baseName)
        let name = node.baseName.text
        if let since = OlderNames.members[name], !LocalNames.declare(name, at: node) {
            findings.replace(node.baseName, with: since)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        let base = node.base?.trimmedDescription
        if let since = OlderNames.notifications[name.text],
            base == nil || base == "Notification.Name" || base == "NSNotification.Name"
        {
            findings.replace(node, with: since)
            return .skipChildren
        }
        if let since = OlderNames.members[name.text] { findings.replace(name, with: since) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        // `CountableRange` has been an alias of `Range` since Swift 4.2, so a conversion between them is redundant and
        // is removed.
        if let range = node.calledExpression.as(DeclReferenceExprSyntax.self),
            ["CountableRange", "CountableClosedRange"].contains(range.baseName.text), node.arguments.count == 1,
            node.arguments.first?.label == nil
        {
            findings.blank(range)
        }
        guard let called, let first = node.arguments.first, let label = first.label,
            let since = OlderNames.methods["\(called.text) \(label.text)"]
        else { return .visitChildren }
        if since.name != called.text { findings.replace(called, with: since.name) }
        if let name = since.label {
            findings.replace(label, with: name)
        } else {
            findings.blank(label)
            if let colon = first.colon { findings.blank(colon) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "override" }),
            let first = node.signature.parameterClause.parameters.first,
            let since = OlderNames.methods["\(node.name.text) \(first.firstName.text)"], let label = since.label
        else { return .visitChildren }
        findings.replace(first.firstName, with: first.secondName == nil ? "\(label) \(first.firstName.text)" : label)
        return .visitChildren
    }

    private func rename(_ token: TokenSyntax) {
        guard let since = OlderNames.names[token.text], !survey.types.contains(token.text) else { return }
        findings.replace(token, with: since)
    }
}
