import SwiftSyntax

/// Replaces requests, tasks, queues and user defaults by those of the session.
final class ConcurrencyRule: Rule {
    /// The types and functions that the session replaces.
    private static let types = [
        "URLSession": "SessionURLSession", "UserDefaults": "SessionDefaults", "DispatchGroup": "SessionGroup",
        "DispatchWorkItem": "SessionWorkItem", "OperationQueue": "SessionOperationQueue",
        "BlockOperation": "SessionBlockOperation", "Operation": "SessionOperation", "Thread": "SessionThread",
        "URLSessionDelegate": "SessionURLSessionDelegate", "URLSessionTaskDelegate": "SessionURLSessionTaskDelegate",
        "URLSessionDataDelegate": "SessionURLSessionDataDelegate",
        "URLSessionDownloadDelegate": "SessionURLSessionDownloadDelegate",
        "URLSessionTaskMetrics": "SessionURLSessionTaskMetrics",
        "URLSessionTaskTransactionMetrics": "SessionURLSessionTaskTransactionMetrics",
        "NSStringFromClass": "_className",
    ]
    /// The members that the session replaces, by type and member.
    private static let members = [
        "Task.detached": "ofSession", "Task.init": "ofSession", "Task.sleep": "sessionSleep",
        "Task.immediate": "immediateOfSession", "Task.immediateDetached": "immediateOfSession",
        "HTTPCookieStorage.shared": "ofSession", "URLProtocol.registerClass": "sessionRegisterClass",
        "URLProtocol.unregisterClass": "sessionUnregisterClass",
    ]
    /// The replacements of expressions that consist of a type and a member.
    private static let wholes = [
        "MainActor.run": "SessionMainActor.run", "MainActor.assumeIsolated": "SessionMainActor.assumeIsolated",
        "DispatchQueue.main.sync": "MainQueue.sync",
        "RunLoop.main": "SessionRunLoop.main", "RunLoop.current": "SessionRunLoop.main",
    ]

    /// The types that load the content of a URL, also from the network.
    private static let readers: Set = [
        "Data", "NSData", "NSMutableData", "String", "NSString", "XMLParser", "NSArray", "NSDictionary",
    ]
    /// The methods of queues that have optional arguments of Dispatch, with their replacements.
    private static let queueing = ["async": "sessionAsync", "asyncAfter": "sessionAsyncAfter"]

    /// Returns the session's replacement of a type; nil if the app or its Beagle version declares that name.
    private func own(_ name: String) -> String? {
        name == "Operation" && survey.era != nil || survey.types.contains(name) ? nil : Self.types[name]
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let own = own(node.name.text) { rename(node.name, to: own) }
        if node.name.text == "URLCache", node.parent?.is(InheritedTypeSyntax.self) == true { renameCache(node.name) }
        return .visitChildren
    }

    /// Replaces the creation of caches, and the shared cache. The type name `URLCache` remains, because the session's
    /// cache is a subclass.
    private func renameCache(_ node: TokenSyntax) {
        if !survey.types.contains("URLCache") { rename(node, to: "SessionURLCache") }
    }

    /// Adds the type name in a default value such as `cache: URLCache = .shared`.
    private func nameCache(_ type: TypeSyntax?, _ value: ExprSyntax?) {
        guard let type = type?.trimmedDescription, ["URLCache", "URLCache?", "URLCache!"].contains(type), let value,
            let member = value.as(MemberAccessExprSyntax.self)
                ?? value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            member.base == nil, !survey.types.contains("URLCache")
        else { return }
        findings.edits.append(.insertion("SessionURLCache", at: member.place.lowerBound))
        findings.needed.insert("UIKit")
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        nameCache(node.typeAnnotation?.type, node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        nameCache(node.type, node.defaultValue?.value)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let own = own(node.baseName.text), node.parent?.is(MemberAccessExprSyntax.self) != true || node.isBase {
            rename(node.baseName, to: own)
        }
        if node.baseName.text == "URLCache", node.parent?.is(MemberAccessExprSyntax.self) != true || node.isBase {
            renameCache(node.baseName)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let text = node.trimmedDescription
        if let whole = Self.wholes[text] {
            rename(node, to: whole)
            return .skipChildren
        }
        if let own = Self.members[text] { rename(node.declName, to: own) }
        return .visitChildren
    }

    /// Translates `Task { }`, also with a priority or generic arguments; timers that are added to a run loop later; and
    /// calls that load URLs.
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
            // The replacement is a timer that never fires. In Objective-C every class has an initializer without
            // arguments, so an app can create such a timer.
            findings.replace(node, with: "Timer.spent()")
        } else if labels.first == "contentsOf", let address = node.arguments.first?.expression.place,
            Self.readers.contains(called.nameOfType ?? "")
        {
            // Without `try`, the call returns nil if reading fails.
            let reader = node.isTried ? "_readAtOnce" : "_readAtOnceIfThere"
            findings.edits.append(.insertion("\(reader)(", at: address.lowerBound))
            findings.edits.append(.insertion(")", at: address.upperBound))
            findings.needed.insert("UIKit")
        } else {
            renameQueueCall(called, labels: labels)
        }
        return .visitChildren
    }

    /// Translates calls such as `queue.async(group: nil, qos: .utility) { }`, which would otherwise run on a real
    /// dispatch queue.
    private func renameQueueCall(_ called: ExprSyntax, labels: [String]) {
        let name =
            called.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? called.as(DeclReferenceExprSyntax.self)?.baseName
        if let name, let own = Self.queueMethod(name.text, labels: labels) { rename(name, to: own) }
    }

    /// Translates methods of the app that have the names of those calls, such as in an extension of
    /// `Optional<DispatchQueue>`.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text).filter { $0 != "_" }
        if let own = Self.queueMethod(node.name.text, labels: labels) { rename(node.name, to: own) }
        return .visitChildren
    }

    /// Returns the replacement of a method of queues that has optional arguments; nil for other methods.
    private static func queueMethod(_ name: String, labels: [String]) -> String? {
        let said = labels.filter { $0 != "execute" && $0 != "deadline" }
        guard !said.isEmpty, said.allSatisfy({ ["group", "qos", "flags"].contains($0) }) else { return nil }
        return queueing[name]
    }

    private func rename(_ node: some SyntaxProtocol, to name: String) {
        findings.replace(node, with: name)
        findings.needed.insert("UIKit")
    }
}

extension FunctionCallExprSyntax {
    /// Whether a `try` covers the call.
    fileprivate var isTried: Bool {
        let around = sequence(first: Syntax(self), next: \.parent).prefix {
            !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockItemSyntax.self)
        }
        return around.contains { $0.is(TryExprSyntax.self) }
    }
}

extension ExprSyntax {
    /// The name of the type whose initializer is called, with or without `.init`; nil for other calls.
    fileprivate var nameOfType: String? {
        if let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension DeclReferenceExprSyntax {
    /// Whether the reference is the base of a member access rather than the member.
    fileprivate var isBase: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax(self).id }
}
