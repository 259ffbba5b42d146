import SwiftSyntax

/// Replaces localization by that of the session's device, because a server runs devices with many languages at once.
final class TextRule: Rule {
    /// The functions that replace the initializers of formatters.
    private static let formatters = [
        "NumberFormatter": "sessionNumbers", "DateFormatter": "sessionDates",
        "DateIntervalFormatter": "sessionIntervals",
    ]

    /// The types that can be created from a format.
    private static let texts: Set = [
        "String", "String.init", "Swift.String", "NSString", "NSString.init", "NSMutableString",
    ]
    /// The methods that take a format.
    private static let formats = [
        "localizedStringWithFormat": "sessionStringWithFormat", "appendingFormat": "appendingForms",
    ]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.baseName.text {
        case "NSLocalizedString": rename(node, to: "sessionString")
        case "NSLog": rename(node, to: "sessionLog")
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        // The replacement selects plural forms, and formats objects as iOS does.
        if labels.count > 1, labels[0] == "format", ["", "arguments", "locale"].contains(labels[1]),
            labels != ["format", "locale"],
            Self.texts.contains(node.calledExpression.trimmedDescription), let label = node.arguments.first?.label,
            node.arguments.allSatisfy({ !$0.isVariableList })
        {
            rename(label, to: "forms")
        }
        if labels.isEmpty, node.trailingClosure == nil,
            let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
            let own = Self.formatters[type.baseName.text]
        {
            rename(type, to: own)
        }
        // Foundation on Linux has no `NSAttributedString()` initializer without a string.
        if labels.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
            ["NSAttributedString", "NSMutableAttributedString"].contains(node.calledExpression.trimmedDescription)
        {
            findings.edits.append(.insertion("string: \"\"", at: parenthesis.place.upperBound))
        }
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            let own = Self.formats[called.declName.baseName.text]
        {
            rename(called.declName, to: own)
        }
        if labels == ["forKey", "value", "table"],
            let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "localizedString"
        {
            rename(called.declName, to: "sessionString")
        }
        return .visitChildren
    }

    private func rename(_ node: some SyntaxProtocol, to name: String) {
        findings.replace(node, with: name)
        findings.needed.insert("UIKit")
    }
}

extension LabeledExprSyntax {
    /// Whether the argument is a C variable argument list, which only Foundation's own functions accept.
    fileprivate var isVariableList: Bool { expression.trimmedDescription.hasPrefix("getVaList") }
}
