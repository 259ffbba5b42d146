import SwiftSyntax

/// Names Beagle as it is called here, and finds out which of its names a file uses that other modules have too.
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

    private func rename(_ token: TokenSyntax, before name: String) {
        guard token.text == "Beagle", !survey.types.contains("Beagle") else { return }
        let module = findings.era.module(of: name)
        if module != "Beagle" { findings.replace(token, with: module) }
    }
}
