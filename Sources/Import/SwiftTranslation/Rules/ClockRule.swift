import SwiftSyntax

/// Takes the time, random numbers and folders of the session, of which a replay finds the same again, and what
/// Objective-C makes without arguments.
final class ClockRule: Rule {
    /// What stands in the place of initializers, by their type and labels.
    private static let makers = [
        "Date": ["": "_now", "timeIntervalSinceNow": "_now"], "UUID": ["": "_uid"],
        "URLResponse": ["": "_noResponse"], "NSMutableURLRequest": ["": "_noRequest"], "NSHomeDirectory": ["": "_home"],
        "NSTemporaryDirectory": ["": "_temporaryFolder"], "NSSearchPathForDirectoriesInDomains": ["_ _ _": "_folders"],
        "CFAbsoluteTimeGetCurrent": ["": "_absoluteTime"], "CACurrentMediaTime": ["": "_mediaTime"],
    ]
    /// Methods that draw at random, by the labels of what they take.
    private static let draws: [String: Set<String>] = [
        "random": ["", "in"], "randomElement": [""], "shuffled": [""], "shuffle": [""],
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty else { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text ?? "_" }.joined(separator: " ")
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
            let maker = Self.makers[type.baseName.text]?[labels]
        {
            findings.replace(type, with: maker)
            findings.needed.insert("UIKit")
        } else if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            Self.draws[called.declName.baseName.text]?.contains(labels) == true, let end = node.rightParen
        {
            let comma = node.arguments.isEmpty ? "" : ", "
            findings.edits.append(.insertion("\(comma)using: &sessionRandom", at: end.place.lowerBound))
            findings.needed.insert("UIKit")
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.trimmedDescription == "Date.now" {
            findings.replace(node, with: "_now()")
            findings.needed.insert("UIKit")
        }
        return .visitChildren
    }
}
