import SwiftSyntax

/// Leaves out what only Xcode's canvas shows: previews, and what wraps UIKit for them.
final class PreviewRule: Rule {
    private static let wrappers: Set = ["PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable"]

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { leave(node, node.macroName) }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { leave(node, node.macroName) }

    private func leave(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard name.text == "Preview" else { return .visitChildren }
        findings.blank(node)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.leavesOut(node) else { return .visitChildren }
        findings.blank(node)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.leavesOut(node) else { return .visitChildren }
        findings.blank(node)
        return .skipChildren
    }

    /// Whether a type, or what is added to one, is only there for Xcode's canvas.
    static func leavesOut(_ node: some DeclGroupSyntax) -> Bool {
        let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return !wrappers.isDisjoint(with: parents)
    }
}
