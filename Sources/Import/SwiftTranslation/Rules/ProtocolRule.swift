import SwiftSyntax

/// Makes `@objc` protocols class protocols. Calls of their optional methods become calls of required methods.
final class ProtocolRule: Rule {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("objc") else { return .visitChildren }
        let inherited = node.inheritanceClause?.inheritedTypes
        if inherited?.contains(where: { $0.type.trimmedDescription == "AnyObject" }) != true {
            let end = inherited?.last?.place.upperBound ?? node.name.place.upperBound
            findings.edits.append(.insertion(inherited == nil ? ": AnyObject" : ", AnyObject", at: end))
        }
        return .visitChildren
    }

    /// The prefixes of UIKit's delegate methods, which all have default implementations in Kennel.
    private static let tellers = [
        "scrollView", "tableView", "collectionView", "navigationController", "tabBarController", "textField",
        "textView",
        "searchBar", "pickerView", "gestureRecognizer", "imagePickerController", "webView", "urlSession",
        "locationManager", "mapView", "pageViewController", "tabBar", "presentationController", "splitViewController",
        "userNotificationCenter", "textStorage",
    ]

    /// Returns whether a method is a delegate method of UIKit, which is optional on iOS.
    private static func isDelegateMethod(_ name: String, arguments: LabeledExprListSyntax) -> Bool {
        guard let first = arguments.first, first.label == nil else { return false }
        return tellers.contains { teller in
            name == teller
                ? arguments.count > 1
                : name.hasPrefix(teller) && name.dropFirst(teller.count).first?.isUppercase == true
        }
    }

    /// The classes that inherit from `NSObject` on iOS but not on Linux.
    private static let rootless = ["NotificationCenter", "FileManager", "ProcessInfo"]

    /// Adds a conformance that an extension declares for `NSObject` also to the classes that do not inherit from
    /// `NSObject` on Linux.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.extendedType.trimmedDescription == "NSObject", node.memberBlock.members.isEmpty,
            let inherited = node.inheritanceClause?.inheritedTypes, node.genericWhereClause == nil,
            node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        else { return .visitChildren }
        findings.appendix += Self.rootless.map { "extension \($0): \(inherited.trimmedDescription) {}" }
        return .visitChildren
    }

    /// Replaces `(some Told)?` by `(any Told)?` for an `@objc` protocol. On iOS, the existential of such a protocol
    /// conforms to it. On Linux, Swift opens an existential only if it is not optional.
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.someOrAnySpecifier.text == "some",
            node.ancestors.prefix(4).contains(where: { $0.is(OptionalTypeSyntax.self) }),
            survey.objectiveProtocols.names.contains(node.constraint.trimmedDescription)
        {
            findings.replace(node.someOrAnySpecifier, with: "any")
        }
        return .visitChildren
    }

    /// Removes a requirement such as `Proxy.Delegate: AnyObject`, because without Objective-C an existential type does
    /// not satisfy `AnyObject`.
    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        guard node.rightType.trimmedDescription == "AnyObject",
            let left = node.leftType.as(MemberTypeSyntax.self), survey.isProtocol(left.name.text)
        else { return .visitChildren }
        findings.replace(node.rightType, with: "Any")
        let owner = left.baseType.trimmedDescription
        if let around = node.ancestors.first(where: { $0.is(FunctionDeclSyntax.self) }) {
            for compared in IdentityFinder.values(of: owner, in: around) {
                findings.edits.append(.insertion(" as AnyObject?", at: compared.place.upperBound))
            }
        }
        return .visitChildren
    }

    /// Translates calls such as `delegate.changed?(self)`. The method always exists in the translation, because
    /// optional methods have default implementations.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self)
        else { return .visitChildren }
        let name = member.declName.baseName.text
        let untyped = member.base?.forwardedDelegate
        // On iOS every method can be called on `AnyObject`. `forwardToDelegate()` returns the delegate with its
        // declared type.
        if let untyped { findings.replace(untyped, with: "forwardToDelegate()") }
        if untyped != nil || survey.optionalMethods.contains(name)
            || Self.isDelegateMethod(name, arguments: node.arguments)
        {
            findings.blank(chain.questionMark)
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// The name of the delegate to which a delegate proxy forwards methods, in `_forwardToDelegate?`.
    fileprivate var forwardedDelegate: DeclReferenceExprSyntax? {
        guard let name = self.as(OptionalChainingExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self),
            name.baseName.text == "_forwardToDelegate"
        else { return nil }
        return name
    }
}

/// Finds calls of a type's methods whose results are compared with `===`.
private final class IdentityFinder: SyntaxVisitor {
    private let owner: String
    private var found: [ExprSyntax] = []

    private init(_ owner: String) {
        self.owner = owner
        super.init(viewMode: .sourceAccurate)
    }

    static func values(of owner: String, in node: Syntax) -> [ExprSyntax] {
        let finder = IdentityFinder(owner)
        finder.walk(node)
        return finder.found
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (word, value) in zip(parts, parts.dropFirst()) {
            guard ["===", "!=="].contains(word.as(BinaryOperatorExprSyntax.self)?.operator.text),
                let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
                called.base?.trimmedDescription == owner
            else { continue }
            found.append(value)
        }
        return .visitChildren
    }
}
