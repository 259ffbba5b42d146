import SwiftSyntax

/// Renames modules of the project that have the name of a Kennel module, in imports and in qualified names.
final class ModuleRule: Rule {
    private let renamed: [String: String]

    init(_ findings: Findings, renamed: [String: String]) {
        self.renamed = renamed
        super.init(findings)
    }

    required init(_ findings: Findings) {
        renamed = [:]
        super.init(findings)
    }

    private func rename(_ node: TokenSyntax) {
        if let name = renamed[node.text] { findings.replace(node, with: name) }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.path.first { rename(first.name) }
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self), !survey.types.contains(base.name.text) {
            rename(base.name)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        // A lower-case member, such as in `JSON.null`, belongs to a type that has the same name as the module.
        if let base = node.base?.as(DeclReferenceExprSyntax.self), !survey.types.contains(base.baseName.text),
            node.declName.baseName.text.first?.isUppercase == true
        {
            rename(base.baseName)
        }
        return .visitChildren
    }
}
