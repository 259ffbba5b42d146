import SwiftSyntax

/// Replaces `#selector(pressed(_:))` by a selector that contains its method, declared at the end of the type.
///
/// The replacement is never longer than the original, so that the following text keeps its column.
final class SelectorRule: Rule {
    /// A type that encloses the visited node.
    private struct Scope {
        let name: String
        let body: MemberBlockSyntax
        /// Whether the type can be named at the end of the file, outside of its scope.
        let isReachable: Bool
        var members: [String: String] = [:]
    }

    private var scopes: [Scope] = []
    private var count = 0

    private func enter(_ name: String, members: MemberBlockSyntax, isReachable: Bool) {
        scopes.append(
            Scope(
                name: name, body: members, isReachable: isReachable, members: members.types))
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
        // The extended type may be generic, which is not known here. Generic types seldom have action methods.
        enter(node.extendedType.trimmedDescription, members: node.memberBlock, isReachable: true)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        guard let argument = node.arguments.first, argument.label == nil,
            let written = WrittenSelector(argument.expression)
        else {
            findings.addRemark(at: node, message: "a selector of a property cannot be made here: name a method")
            return .skipChildren
        }
        findings.needed.insert("UIKit")
        guard let owner = owner(of: written) else {
            findings.addRemark(
                at: node,
                message:
                    "which class has \(written.base) is not to be seen here: write #selector(TheClass.\(written.base))")
            return .skipChildren
        }
        declare(written.declaration(in: owner, survey), for: node)
        return .skipChildren
    }

    /// Returns the class that declares the selector's method; nil if it is not known.
    private func owner(of written: WrittenSelector) -> String? {
        switch written.owner {
        case .here: scopes.last?.name
        case .type(let name): name
        case .member(let name): scopes.last?.members[name]
        }
    }

    private func declare(_ selector: String, for node: MacroExpansionExprSyntax) {
        count += 1
        guard let scope = scopes.last else {
            findings.appendix.append("private var _s\(count): Selector { \(selector) }")
            return findings.replace(node, with: "_s\(count)")
        }
        let access = scope.isReachable ? "fileprivate" : "private"
        findings.add("\(access) static var _m\(count): Selector { \(selector) }", to: scope.body)
        guard scope.isReachable else { return findings.replace(node, with: "Self._m\(count)") }
        findings.appendix.append("private var _s\(count): Selector { \(scope.name)._m\(count) }")
        findings.replace(node, with: "_s\(count)")
    }
}

extension MemberBlockSyntax {
    /// The types of properties with a type annotation, by name.
    fileprivate var types: [String: String] {
        var found: [String: String] = [:]
        for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            for binding in variable.bindings {
                guard let type = binding.typeAnnotation?.type.trimmedDescription else { continue }
                found[binding.pattern.trimmedDescription] = type.trimmingOptional
            }
        }
        return found
    }
}

extension String {
    fileprivate var trimmingOptional: String { hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self }
}
