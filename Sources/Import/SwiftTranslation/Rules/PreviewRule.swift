import SwiftSyntax

/// Removes code that only Xcode's canvas uses: previews and their UIKit wrappers.
final class PreviewRule: Rule {
    private static let wrappers: Set = ["PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable"]

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        removePreview(node, name: node.macroName)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        removePreview(node, name: node.macroName)
    }

    private func removePreview(_ node: some SyntaxProtocol, name: TokenSyntax) -> SyntaxVisitorContinueKind {
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

    /// Returns whether a type or an extension exists only for Xcode's canvas.
    static func leavesOut(_ node: some DeclGroupSyntax) -> Bool {
        let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return !wrappers.isDisjoint(with: parents)
    }
}
