import SwiftSyntax

/// Replaces formatters and other classes by those of the session, because Foundation on Linux lacks them or supports
/// only the machine's locale.
final class FoundationTypeRule: Rule {
    /// The classes that the session replaces.
    private static let own = [
        "DateComponentsFormatter": "SessionDateComponentsFormatter",
        "MeasurementFormatter": "SessionMeasurementFormatter",
        "PersonNameComponentsFormatter": "SessionPersonNameComponentsFormatter",
        "NSComparisonPredicate": "SessionComparisonPredicate", "NSExpression": "SessionExpression",
    ]
    /// The classes that Foundation declares on iOS, and Kennel's module UIKit declares.
    private static let added: Set = ["RelativeDateTimeFormatter", "ListFormatter", "NSException"]
    /// Static functions that format values.
    private static let texts = [
        "DateFormatter.localizedString": "sessionString", "NumberFormatter.localizedString": "sessionString",
    ]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        name(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            return .skipChildren
        }
        name(node.baseName)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = Self.texts[node.trimmedDescription] {
            findings.replace(node.declName, with: text)
            findings.needed.insert("UIKit")
        }
        return .visitChildren
    }

    private func name(_ token: TokenSyntax) {
        let text = token.text
        guard !survey.types.contains(text) else { return }
        if let own = Self.own[text] {
            findings.replace(token, with: own)
            findings.needed.insert("UIKit")
        } else if Self.added.contains(text) {
            findings.needed.insert("UIKit")
        }
    }
}
