import SwiftSyntax

extension SyntaxProtocol {
    /// The name by which an exclusion refers to a declaration within its type: `load(_:)`, `init(frame:)`, `title`,
    /// `extension Screen`. Nil if the node is not a declaration with a name.
    var declaredName: String? {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .functionDecl(let node): node.name.text + node.signature.parameterClause.labels
        case .initializerDecl(let node): "init" + node.signature.parameterClause.labels
        case .subscriptDecl(let node): "subscript" + node.parameterClause.labels
        case .deinitializerDecl: "deinit"
        case .variableDecl(let node): node.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
        case .enumCaseDecl(let node): "case " + node.elements.map(\.name.text).joined(separator: ", ")
        case .importDecl(let node): "import " + node.path.map(\.name.text).joined(separator: ".")
        case .extensionDecl(let node): "extension " + node.extendedType.trimmedDescription
        case .macroExpansionDecl(let node): "#" + node.macroName.text
        default: Syntax(self).asProtocol((any NamedDeclSyntax).self)?.name.text
        }
    }

    /// The name of a type that contains the declarations within this node; nil if the node is not a type.
    var declaredType: String? {
        if let node = Syntax(self).as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
        guard Syntax(self).asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
        return declaredName
    }

    /// The full name of a declaration: the names of the enclosing types, followed by its own name.
    var qualifiedName: String? {
        guard let name = declaredName else { return nil }
        return (ancestors.compactMap(\.declaredType).reversed() + [name]).joined(separator: ".")
    }

    /// The clause with the superclass and the protocols of a declared type; nil if it has none.
    var inheritance: InheritanceClauseSyntax? {
        Syntax(self).asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    }

    /// Whether the node is inside the code of a function, an accessor, a closure or an initial value.
    var isLocal: Bool {
        ancestors.contains { around in
            around.is(CodeBlockSyntax.self) || around.is(AccessorBlockSyntax.self) || around.is(ClosureExprSyntax.self)
                || around.is(InitializerClauseSyntax.self)
        }
    }
}

extension CodeBlockItemSyntax {
    /// The full name of the declaration whose code contains the statement; nil for a declaration at the top level or in
    /// a type.
    var owner: String? {
        guard isLocal else { return nil }
        return ancestors.first { $0.hasCode && !$0.isLocal }?.qualifiedName
    }

    /// The first line of the statement's text, by which an exclusion refers to it.
    var firstLine: String {
        String(trimmedDescription.prefix { !$0.isNewline }.trimmingSpaces)
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate var labels: String { "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")" }
}
