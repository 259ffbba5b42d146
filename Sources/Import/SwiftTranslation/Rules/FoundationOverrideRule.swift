import SwiftSyntax

/// Removes `override` from methods that belong to Foundation's classes on iOS, and to extensions in Kennel.
final class FoundationOverrideRule: Rule {
    /// The names of the methods that belong to Foundation's classes on iOS, and to extensions in Kennel, by class.
    private static let extended: [String: Set<String>] = [
        "NSObject": ["responds(to:)", "forwardingTarget(for:)"], "NumberFormatter": ["getObjectValue(_:for:range:)"],
        "Formatter": ["getObjectValue(_:for:range:)"], "DateFormatter": ["getObjectValue(_:for:range:)"],
    ]

    /// The prefix of properties that every object has on iOS. In Kennel only views and bar items have them.
    private static let ofAccessibility = "accessibility"

    private func removeFromProperties(of node: ClassDeclSyntax) {
        let name = node.name.text
        for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            guard let word = variable.modifiers.first(where: { $0.name.text == "override" }),
                let property = variable.bindings.first?.pattern.trimmedDescription,
                property.hasPrefix(Self.ofAccessibility),
                survey.firstOverrider(ofMember: property, above: name) == name
            else { continue }
            findings.blank(word)
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard let methods = Self.extended[survey.ancestor(of: name)] else { return .visitChildren }
        if survey.ancestor(of: name) == "NSObject" { removeFromProperties(of: node) }
        for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) }) {
            guard let word = function.modifiers.first(where: { $0.name.text == "override" }),
                methods.contains(function.fullName),
                survey.firstOverrider(ofMember: function.fullName, above: name) == name
            else { continue }
            findings.blank(word)
            guard function.name.text == "forwardingTarget", let parents = node.inheritanceClause?.inheritedTypes else {
                continue
            }
            findings.edits.append(.insertion(", MessageForwarding", at: parents.place.upperBound))
            findings.needed.insert("UIKit")
        }
        return .visitChildren
    }
}
