import SwiftSyntax

/// Replaces `Unmanaged.passRetained(text as CFString)` by one of `NSString`, because a string of Core Foundation is a
/// Swift string here, of which there is no reference.
final class UnmanagedRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard
            ["Unmanaged.passRetained", "Unmanaged.passUnretained"].contains(node.calledExpression.trimmedDescription),
            let parts = node.arguments.first?.expression.as(SequenceExprSyntax.self)?.elements,
            let type = parts.last?.as(TypeExprSyntax.self)?.type, type.trimmedDescription == "CFString",
            parts.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return .visitChildren }
        findings.replace(type, with: "NSString")
        return .visitChildren
    }
}
