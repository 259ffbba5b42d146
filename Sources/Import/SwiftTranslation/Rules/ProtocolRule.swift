import SwiftSyntax

/// Adapts `@objc` protocols: they become class protocols, and optional methods get default implementations.
final class ProtocolRule: Rule {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.names.contains("objc") else { return .visitChildren }
        let inherited = node.inheritanceClause?.inheritedTypes
        if inherited?.contains(where: { $0.type.trimmedDescription == "AnyObject" }) != true {
            let end = inherited?.last?.place.upperBound ?? node.name.place.upperBound
            findings.edits.append(.insertion(inherited == nil ? ": AnyObject" : ", AnyObject", at: end))
        }
        let optional = node.memberBlock.members.filter { member in
            member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" }
                == true
        }
        for member in optional { stand(in: node.name.text, for: member.decl) }
        return .visitChildren
    }

    /// Adds a default implementation of an optional method, which does nothing.
    private func stand(in name: String, for member: DeclSyntax) {
        guard let function = member.as(FunctionDeclSyntax.self), function.signature.returnClause == nil else {
            findings.addRemark(
                at: member,
                message: "what may be missing and answers something cannot be told apart here: make it required")
            return
        }
        let parameters = function.signature.parameterClause.parameters.map { parameter in
            "\(parameter.firstName.text) _: \(parameter.type.trimmedDescription)"
        }
        let body = "func \(function.name.text)(\(parameters.joined(separator: ", "))) {}"
        findings.appendix.append("extension \(name) { \(body) }")
    }

    /// The prefixes of the names of UIKit's delegate methods, all of which have implementations here.
    private static let tellers = [
        "scrollView", "tableView", "collectionView", "navigationController", "tabBarController", "textField",
        "textView",
        "searchBar", "pickerView", "gestureRecognizer", "imagePickerController", "webView", "urlSession",
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

    /// Translates calls such as `delegate.changed?(self)`. The method always exists here, because optional methods have
    /// default implementations.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self),
            survey.optionalMethods.contains(member.declName.baseName.text)
                || Self.isDelegateMethod(member.declName.baseName.text, arguments: node.arguments)
        {
            findings.blank(chain.questionMark)
        }
        return .visitChildren
    }
}
