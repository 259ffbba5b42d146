import SwiftSyntax

/// Replaces `type(of: object).description()` by a function that accepts any class. On iOS every class has this method.
final class ClassNameRule: Rule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self),
            type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
        else { return .visitChildren }
        findings.edits.append(.insertion("_className(", at: type.place.lowerBound))
        findings.edits.append(Edit(replacing: type.place.upperBound..<node.place.upperBound, with: ")"))
        findings.needed.insert("UIKit")
        return .visitChildren
    }
}
