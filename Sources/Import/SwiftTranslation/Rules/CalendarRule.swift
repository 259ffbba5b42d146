import SwiftSyntax

/// Replaces the machine's time zone, calendar and format styles by those of the session's device.
final class CalendarRule: Rule {
    /// The values that the whole process shares.
    private static let shared: [String: String] = [
        "TimeZone.current": "TimeZone.session", "TimeZone.autoupdatingCurrent": "TimeZone.session",
        "NSTimeZone.local": "TimeZone.session", "NSTimeZone.system": "TimeZone.session",
        "NSTimeZone.default": "TimeZone.session",
        "Calendar.current": "Calendar.session", "Calendar.autoupdatingCurrent": "Calendar.session",
        "NSCalendar.current": "Calendar.session", "NSCalendar.autoupdatingCurrent": "Calendar.session",
    ]
    /// The types of the shared values, by the end of the names of variables that have them.
    private static let types = ["timezone": "TimeZone", "calendar": "Calendar", "locale": "Locale"]
    /// The format styles of numbers.
    private static let numbers: Set = ["number", "percent", "currency", "byteCount"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let own = Self.shared[node.trimmedDescription], !node.isAssigned {
            use(own, instead: node)
            return .skipChildren
        }
        guard node.base == nil else { return .visitChildren }
        let name = node.declName.baseName.text
        if ["current", "autoupdatingCurrent"].contains(name), node.wantsSharedValue(of: Self.types) {
            use("session", instead: node.declName)
        } else if name == "dateTime", node.isFormat {
            use("sessionDateTime", instead: node.declName)
        } else if Self.numbers.contains(name), node.isFormat {
            let end = node.parent?.as(FunctionCallExprSyntax.self)?.place.upperBound ?? node.place.upperBound
            findings.edits.append(.insertion(".locale(.session)", at: end))
            findings.needed.insert("UIKit")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if labels == ["identifier"], ["Calendar", "Calendar.init"].contains(node.calledExpression.trimmedDescription) {
            use("Calendar.session", instead: node.calledExpression)
        } else if labels == ["date", "time"], let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "formatted"
        {
            use("sessionFormatted", instead: called.declName)
        }
        return .visitChildren
    }

    private func use(_ own: String, instead node: some SyntaxProtocol) {
        findings.replace(node, with: own)
        findings.needed.insert("UIKit")
    }
}

extension MemberAccessExprSyntax {
    /// Whether a value is assigned to the expression.
    fileprivate var isAssigned: Bool {
        guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
            let own = elements.firstIndex(where: { $0.id == id }), own + 1 < elements.count
        else { return false }
        return elements[own + 1].is(AssignmentExprSyntax.self)
    }

    /// Whether the expression without a base is where a value of one of the types is expected.
    ///
    /// - Parameter types: The types, by the end of the lowercase names of variables that have them.
    fileprivate func wantsSharedValue(of types: [String: String]) -> Bool {
        func isName(_ text: String) -> Bool { types.keys.contains { text.lowercased().hasSuffix($0) } }
        if let elements = parent?.as(ExprListSyntax.self).map(Array.init),
            let own = elements.firstIndex(where: { $0.id == id }), own > 1,
            elements[own - 1].is(AssignmentExprSyntax.self)
        {
            let variable = elements[own - 2]
            return isName(
                variable.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? variable.trimmedDescription)
        }
        if let argument = parent?.as(LabeledExprSyntax.self) { return argument.label.map { isName($0.text) } ?? false }
        guard let value = parent?.as(InitializerClauseSyntax.self) else { return false }
        let type =
            value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            ?? value.parent?.as(FunctionParameterSyntax.self)?.type
        return type.map { types.values.contains($0.trimmedDescription) } ?? false
    }

    /// Whether the expression without a base is the beginning of an argument of `formatted(_:)`.
    fileprivate var isFormat: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let argument = parent.as(LabeledExprSyntax.self) {
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
                return argument.label == nil
                    && call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "formatted"
            }
            guard parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) else { return false }
            node = parent
        }
        return false
    }
}
