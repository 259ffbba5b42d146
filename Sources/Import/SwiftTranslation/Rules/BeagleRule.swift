import SwiftSyntax

/// Renames the module Beagle, and collects names that other modules declare too.
final class BeagleRule: Rule {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            rename(base.baseName, before: node.declName.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name, before: node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = node.tokenKind { findings.named.insert(name) }
        return .skipChildren
    }

    /// Translates `navigationControllerType = Own.self`. In Beagle 1.x the assigned type creates the controllers; Swift
    /// on Linux needs a closure for that.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard findings.era != .current, parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
            let owner = Self.ownerOfType(parts[0])
        else { return .visitChildren }
        guard let type = parts[2].as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
            let made = type.base?.trimmedDescription
        else {
            findings.addRemark(
                at: node,
                message: "Kennel cannot create this controller: use registerDefaultNavigationController(builder:)")
            return .visitChildren
        }
        findings.edits.append(
            .insertion("; \(owner)makeNavigationControllers { \(made)() }", at: node.place.upperBound))
        return .visitChildren
    }

    /// Returns the code before `navigationControllerType` in an assignment to it; nil for other assignments.
    private static func ownerOfType(_ node: ExprSyntax) -> String? {
        let name = "navigationControllerType"
        if node.as(DeclReferenceExprSyntax.self)?.baseName.text == name { return "" }
        guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == name,
            let base = member.base
        else { return nil }
        return "\(base.trimmedDescription)."
    }

    private func rename(_ token: TokenSyntax, before name: String) {
        guard token.text == "Beagle", !survey.types.contains("Beagle") else { return }
        let module = findings.era.module(of: name)
        if module != "Beagle" { findings.replace(token, with: module) }
    }
}
