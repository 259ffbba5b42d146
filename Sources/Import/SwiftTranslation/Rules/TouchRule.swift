import SwiftSyntax

/// Marks classes that override touch methods, because UIKit on iOS asks the Objective-C runtime whether they do.
final class TouchRule: Rule {
    private static let methods: Set<String> = [
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "beginTracking", "continueTracking",
        "endTracking", "cancelTracking",
    ]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isRecognizer = survey.ancestor(of: node.name.text).hasSuffix("GestureRecognizer")
        if !isRecognizer, hasTouchOverride(node.memberBlock) || extensions(of: node).contains(where: hasTouchOverride) {
            let isOpen = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
            let access = isOpen ? "public " : ""
            findings.add("override \(access)class var handlesTouches: Bool { true }", to: node.memberBlock)
        }
        return .visitChildren
    }

    /// Returns the extensions of a class in its own file, whose overrides are moved into the class.
    private func extensions(of node: ClassDeclSyntax) -> [MemberBlockSyntax] {
        findings.source.tree.statements.compactMap { statement in
            guard let found = statement.item.as(ExtensionDeclSyntax.self),
                found.extendedType.trimmedDescription == node.name.text
            else { return nil }
            return found.memberBlock
        }
    }

    private func hasTouchOverride(_ block: MemberBlockSyntax) -> Bool {
        block.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.isTouchOverride == true }
    }

    fileprivate static func names(_ name: String) -> Bool { methods.contains(name) }
}

extension FunctionDeclSyntax {
    fileprivate var isTouchOverride: Bool {
        TouchRule.names(name.text) && modifiers.contains { $0.name.text == "override" }
    }
}
