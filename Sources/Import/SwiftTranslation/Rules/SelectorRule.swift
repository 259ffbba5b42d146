import SwiftSyntax

/// Replaces `#selector(pressed(_:))` by a selector that contains the method. The selector is declared at the end of the
/// type.
///
/// The replacement is never longer than the original, so that the following text keeps its column.
final class SelectorRule: Rule {
    /// A type that encloses the visited node.
    private struct Scope {
        let name: String
        let body: MemberBlockSyntax
        /// Whether the type can be named at the end of the file, outside of its scope.
        let isReachable: Bool
    }

    private var scopes: [Scope] = []
    private var count = 0

    private func enter(_ name: String, members: MemberBlockSyntax, isReachable: Bool) {
        scopes.append(Scope(name: name, body: members, isReachable: isReachable))
    }

    private func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
    ) -> SyntaxVisitorContinueKind {
        let isOuter = scopes.isEmpty && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        enter(node.name.text, members: node.memberBlock, isReachable: isOuter && node.genericParameterClause == nil)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // The extended type may be generic, which is not known here. An extension with generic requirements is
        // certainly of a generic type.
        enter(
            node.extendedType.trimmedDescription, members: node.memberBlock,
            isReachable: node.genericWhereClause == nil)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        guard let argument = node.arguments.first, let written = WrittenSelector(argument) else {
            findings.addRemark(at: node, message: "this selector cannot be translated: name a method")
            return .skipChildren
        }
        findings.needed.insert("UIKit")
        guard let owner = owner(of: written, at: node) else {
            findings.addRemark(
                at: node,
                message:
                    "the class of \(written.base) is not known: write #selector(TheClass.\(written.base))")
            return .skipChildren
        }
        let declaration = written.declaration(in: owner, survey)
        if let local = LocalNames.type(owner, at: node) {
            count += 1
            findings.add("fileprivate static var _m\(count): Selector { \(declaration) }", to: local)
            findings.replace(node, with: "\(owner)._m\(count)")
        } else {
            declare(declaration, for: node)
        }
        return .skipChildren
    }

    /// Returns the class that declares the selector's method; nil if it is not known.
    private func owner(of written: WrittenSelector, at node: some SyntaxProtocol) -> String? {
        switch written.owner {
        case .here: return scopes.last?.name
        case .type(let name): return name
        case .member(let names):
            return type(of: names, at: node) ?? written.onlyClass(in: survey)
        }
    }

    /// Returns the type at the end of a path. The path begins with a variable, or with a property of an enclosing type.
    private func type(of names: [String], at node: some SyntaxProtocol) -> String? {
        guard let first = names.first else { return nil }
        var type = first.first?.isUppercase == true ? first : LocalNames.type(ofVariable: first, at: node)
        for scope in scopes.reversed() where type == nil { type = survey.type(ofProperty: first, of: scope.name) }
        for name in names.dropFirst() { type = type.flatMap { survey.type(ofProperty: name, of: $0) } }
        return type
    }

    private func declare(_ selector: String, for node: MacroExpansionExprSyntax) {
        count += 1
        guard let scope = scopes.last else {
            findings.appendix.append("private var _s\(count): Selector { \(selector) }")
            return findings.replace(node, with: "_s\(count)")
        }
        let access = scope.isReachable ? "fileprivate" : "private"
        findings.add("\(access) static var _m\(count): Selector { \(selector) }", to: scope.body)
        guard scope.isReachable else {
            // A stored property of a class cannot use `Self`. A protocol has no other name for the conforming type.
            let name = survey.protocols.contains(scope.name) ? "Self" : scope.name
            return findings.replace(node, with: "\(name)._m\(count)")
        }
        findings.appendix.append("private var _s\(count): Selector { \(scope.name)._m\(count) }")
        findings.replace(node, with: "_s\(count)")
    }
}
