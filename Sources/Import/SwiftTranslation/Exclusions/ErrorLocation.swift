import SwiftSyntax

extension SourceText {
    /// Returns the smallest part of the file that contains an error and is not excluded already; nil if only the
    /// complete file is left.
    ///
    /// - Parameters:
    ///   - line: The line of the error, counted from 1.
    ///   - column: Its column in bytes, counted from 1.
    ///   - excluded: The parts excluded so far. If one of them contains the error, only a larger part is returned.
    public func exclusion(forErrorAt line: Int, column: Int, beyond excluded: Set<Exclusion>) -> Exclusion? {
        guard let token = token(atLine: line, column: column) else { return nil }
        let around = [Syntax(token)] + token.ancestors
        let parts = zip(around.dropFirst(), around).flatMap { node, child in node.exclusions(forErrorIn: child) }
        // Parts inside an excluded part are excluded already.
        let tried = parts.lastIndex(where: excluded.contains).map { $0 + 1 } ?? 0
        return parts[tried...].first
    }

    /// Returns the token at a position, or the next one.
    private func token(atLine line: Int, column: Int) -> TokenSyntax? {
        guard let start = start(ofLine: line) else { return nil }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let offset = min(start + column - 1, max(start, end - 1))
        return tree.token(at: AbsolutePosition(utf8Offset: offset))
    }
}

extension Syntax {
    /// Returns the parts of the file that can be excluded at this node for an error in one of its children, the
    /// smallest first.
    fileprivate func exclusions(forErrorIn child: Syntax) -> [Exclusion] {
        switch self.as(SyntaxEnum.self) {
        case .codeBlockItem(let item):
            guard let owner = item.owner, !item.isOnlyResult else { return [] }
            return [Exclusion(owner, .statement(item.firstLine))]
        case .inheritedType(let inherited):
            guard let name = declaration?.qualifiedName else { return [] }
            return [Exclusion(name, .inheritance(inherited.type.trimmedDescription))]
        case .patternBinding(let binding):
            // A property whose value cannot be replaced is excluded with the code that uses it.
            guard
                child.is(InitializerClauseSyntax.self)
                    ? Placeholder.hasValue(for: binding) : child.is(AccessorBlockSyntax.self),
                let variable = declaration, !variable.isLocal, let name = variable.qualifiedName
            else { return [] }
            return [Exclusion(name, .body)]
        default: return isProtocol((any DeclSyntaxProtocol).self) && !isLocal ? exclusions(ofDeclarationFor: child) : []
        }
    }

    private func exclusions(ofDeclarationFor child: Syntax) -> [Exclusion] {
        guard let name = qualifiedName else { return [] }
        let whole = Exclusion(name, .declaration)
        if hasCode, child.is(CodeBlockSyntax.self) || child.is(AccessorBlockSyntax.self) {
            return [Exclusion(name, .body), whole]
        }
        // An error about a type itself is often about a protocol to which the type no longer conforms. The superclass
        // is tried last.
        guard let inheritance, !child.is(MemberBlockSyntax.self), !child.is(InheritanceClauseSyntax.self) else {
            return [whole]
        }
        let types = inheritance.inheritedTypes.map(\.type.trimmedDescription)
        return types.reversed().map { Exclusion(name, .inheritance($0)) } + [whole]
    }

    /// The declaration that contains this node.
    private var declaration: Syntax? {
        ancestors.first { $0.isProtocol((any DeclSyntaxProtocol).self) }
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement is the only statement of a function or getter with a result, and is therefore its return
    /// value.
    fileprivate var isOnlyResult: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, item.is(ExprSyntax.self),
            let block = list.parent, !block.is(ClosureExprSyntax.self),
            block.is(AccessorBlockSyntax.self) || block.parent?.is(FunctionDeclSyntax.self) == true
                || block.parent?.is(AccessorDeclSyntax.self) == true
        else { return false }
        guard let result = enclosingResult else { return true }
        return !["Void", "()"].contains(result.trimmedDescription)
    }
}
