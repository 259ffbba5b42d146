import SwiftSyntax

/// Replaces sources of time, randomness and folders by those of the session, so that a replay gets the same values.
///
/// Also replaces initializers without arguments that exist only in Objective-C.
final class ClockRule: Rule {
    /// The replacements of initializers and functions, by type and argument labels.
    private static let makers = [
        "Date": ["": "_now", "timeIntervalSinceNow": "_now"], "UUID": ["": "_uid"],
        "URLResponse": ["": "_noResponse"], "NSMutableURLRequest": ["": "_noRequest"], "NSHomeDirectory": ["": "_home"],
        "NSTemporaryDirectory": ["": "_temporaryFolder"], "NSSearchPathForDirectoriesInDomains": ["_ _ _": "_folders"],
        "CFAbsoluteTimeGetCurrent": ["": "_absoluteTime"], "CACurrentMediaTime": ["": "_mediaTime"],
        "arc4random": ["": "_random"], "arc4random_uniform": ["_": "_random"], "drand48": ["": "_randomFraction"],
    ]
    /// The methods that use random numbers, with their possible argument labels.
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
            let module = called.base?.trimmedDescription, ["Glibc", "Darwin"].contains(module), labels.isEmpty,
            called.declName.baseName.text == "random"
        {
            findings.replace(called, with: "_randomWord")
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
