import SwiftSyntax

/// Has an app's requests, its tasks, its queues and its settings be those of the session.
final class ConcurrencyRule: Rule {
    /// Types that the session has its own of.
    private static let types = [
        "URLSession": "SessionURLSession", "UserDefaults": "SessionDefaults", "DispatchGroup": "SessionGroup",
        "DispatchWorkItem": "SessionWorkItem",
    ]
    /// Members of types, by both.
    private static let members = [
        "Task.detached": "ofSession", "Task.init": "ofSession", "Task.sleep": "sessionSleep",
    ]
    /// What stands in the place of a type and its member.
    private static let wholes = [
        "MainActor.run": "SessionMainActor.run", "MainActor.assumeIsolated": "SessionMainActor.assumeIsolated",
        "DispatchQueue.main.sync": "MainQueue.sync", "OperationQueue.main.addOperation": "MainQueue.async",
        "RunLoop.main": "SessionRunLoop.main", "RunLoop.current": "SessionRunLoop.main",
    ]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let own = Self.types[node.name.text] { rename(node.name, own) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let own = Self.types[node.baseName.text], node.parent?.is(MemberAccessExprSyntax.self) != true || node.isBase
        {
            rename(node.baseName, own)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription
        if let whole = Self.wholes[text] {
            rename(node, whole)
            return .skipChildren
        }
        if let own = Self.members[text] { rename(node.declName, own) }
        return .visitChildren
    }

    /// `Task { }`, also with a priority or with its types written out; a timer that a run loop is given later.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var called = node.calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        let labels = node.arguments.map { $0.label?.text ?? "" }
        if called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task",
            labels.isEmpty && node.trailingClosure != nil || ["priority", "operation"].contains(labels.first)
        {
            findings.edits.append(.insertion(".ofSession", at: node.calledExpression.place.upperBound))
            findings.needed.insert("UIKit")
        } else if called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer", labels.first == "timeInterval" {
            findings.edits.append(.insertion(".waiting", at: called.place.upperBound))
        } else if called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer", labels.isEmpty,
            node.trailingClosure == nil
        {
            // One that never fires, which Objective-C has for every class.
            findings.replace(node, with: "Timer.spent()")
        }
        return .visitChildren
    }

    private func rename(_ node: some SyntaxProtocol, _ name: String) {
        findings.replace(node, with: name)
        findings.needed.insert("UIKit")
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it is what a member is of, and not the member.
    fileprivate var isBase: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax(self).id }
}
