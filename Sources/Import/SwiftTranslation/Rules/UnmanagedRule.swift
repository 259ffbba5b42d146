import SwiftSyntax

/// Replaces `CFString` by `NSString` in `Unmanaged.passRetained(text as CFString)`. In Kennel `CFString` is a Swift
/// string, and there are no references to strings.
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
