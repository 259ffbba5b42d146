import SwiftSyntax

/// Translates `#keyPath`, timers and the current locale.
final class LocaleRule: Rule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression else {
            return .visitChildren
        }
        // A type at the beginning of the path is its root, not a component.
        let names = path.trimmedDescription.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
        findings.replace(node, with: "\"\(names.joined(separator: "."))\"")
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.trimmedDescription {
        case "Locale.current", "Locale.autoupdatingCurrent": findings.replace(node.declName, with: "session")
        case "Locale.preferredLanguages": findings.replace(node.declName, with: "sessionLanguages")
        case "NSLocale.preferredLanguages": findings.replace(node, with: "Locale.sessionLanguages")
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        if member.trimmedDescription == "Timer.scheduledTimer", node.arguments.first?.label?.text == "withTimeInterval"
        {
            findings.replace(member.declName, with: "sessionTimer")
        }
        return .visitChildren
    }
}
