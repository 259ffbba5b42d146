import SwiftSyntax

/// Has an app's requests, its tasks, its queues and its settings be those of the session.
final class ConcurrencyRule: Rule {
    /// Types that the session has its own of.
    private static let types = [
        "URLSession": "SessionURLSession", "UserDefaults": "SessionDefaults", "DispatchGroup": "SessionGroup",
        "DispatchWorkItem": "SessionWorkItem", "OperationQueue": "SessionOperationQueue",
        "BlockOperation": "SessionBlockOperation", "Operation": "SessionOperation",
    ]
    /// Members of types, by both.
    private static let members = [
        "Task.detached": "ofSession", "Task.init": "ofSession", "Task.sleep": "sessionSleep",
        "Task.immediate": "immediateOfSession", "Task.immediateDetached": "immediateOfSession",
    ]
    /// What stands in the place of a type and its member.
    private static let wholes = [
        "MainActor.run": "SessionMainActor.run", "MainActor.assumeIsolated": "SessionMainActor.assumeIsolated",
        "DispatchQueue.main.sync": "MainQueue.sync",
        "RunLoop.main": "SessionRunLoop.main", "RunLoop.current": "SessionRunLoop.main",
    ]

    /// Types that read what is at an address, on the network too.
    private static let readers: Set = [
        "Data", "NSData", "NSMutableData", "String", "NSString", "XMLParser", "NSArray", "NSDictionary",
    ]
    /// Methods of queues that leave something to a default of Dispatch's.
    private static let queueing = ["async": "sessionAsync", "asyncAfter": "sessionAsyncAfter"]

    /// What the session has in the place of a type, unless the app or its Beagle has one of that name.
    private func own(_ name: String) -> String? {
        name == "Operation" && survey.era != nil || survey.types.contains(name) ? nil : Self.types[name]
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let own = own(node.name.text) { rename(node.name, own) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let own = own(node.baseName.text), node.parent?.is(MemberAccessExprSyntax.self) != true || node.isBase {
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
        } else if labels.first == "contentsOf", let address = node.arguments.first?.expression.place,
            Self.readers.contains(called.nameOfType ?? "")
        {
            // What is not tried says by nil that there is nothing.
            let reader = node.isTried ? "_readAtOnce" : "_readAtOnceIfThere"
            findings.edits.append(.insertion("\(reader)(", at: address.lowerBound))
            findings.edits.append(.insertion(")", at: address.upperBound))
            findings.needed.insert("UIKit")
        } else {
            putInQueue(called, labels)
        }
        return .visitChildren
    }

    /// `queue.async(group: nil, qos: .utility) { }`: of Dispatch's own, which no session would hear of.
    private func putInQueue(_ called: ExprSyntax, _ labels: [String]) {
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName
        let said = labels.filter { $0 != "execute" && $0 != "deadline" }
        guard let name, let own = Self.queueing[name.text], !said.isEmpty,
            said.allSatisfy({ ["group", "qos", "flags"].contains($0) })
        else { return }
        rename(name, own)
    }

    private func rename(_ node: some SyntaxProtocol, _ name: String) {
        findings.replace(node, with: name)
        findings.needed.insert("UIKit")
    }
}

extension FunctionCallExprSyntax {
    /// Whether what it throws is heard by a `try` around it.
    fileprivate var isTried: Bool {
        let around = sequence(first: Syntax(self), next: \.parent).prefix {
            !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockItemSyntax.self)
        }
        return around.contains { $0.is(TryExprSyntax.self) }
    }
}

extension ExprSyntax {
    /// The type that is called, also where its `init` is written out.
    fileprivate var nameOfType: String? {
        if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension DeclReferenceExprSyntax {
    /// Whether it is what a member is of, and not the member.
    fileprivate var isBase: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax(self).id }
}
