import SwiftSyntax

/// The code of a module that is compiled for Apple's systems only: in clauses such as `#if !os(Linux)` without `#else`.
final class AppleCode: SyntaxVisitor {
    private var declared: Set<String> = []
    private var named: Set<String> = []
    private var depth = 0

    /// Returns whether other code of the module uses types that are declared only for Apple's systems. If it does, the
    /// whole module is made for Apple's systems.
    static func isNeeded(by files: [SourceText]) -> Bool {
        let code = AppleCode(viewMode: .sourceAccurate)
        for file in files where file.namesLinux { code.walk(file.tree) }
        guard !code.declared.isEmpty else { return false }
        for file in files where !file.namesLinux { code.walk(file.tree) }
        return !code.declared.isDisjoint(with: code.named)
    }

    /// Returns whether an `#if` has one clause, which is compiled on Apple's systems and not on Linux.
    static func isOnlyClause(_ node: IfConfigDeclSyntax) -> Bool {
        guard node.clauses.count == 1, let condition = node.clauses.first?.condition?.trimmedDescription,
            SystemConditions.nameLinux(condition)
        else { return false }
        return SystemConditions.value(of: condition[...], as: SystemConditions.onLinux) == false
            && SystemConditions.value(of: condition[...], as: SystemConditions.onIOS) != false
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.isOnlyClause(node) { depth += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigDeclSyntax) { if Self.isOnlyClause(node) { depth -= 1 } }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = node.tokenKind else { return .skipChildren }
        let isDeclared = node.parent?.asProtocol((any NamedDeclSyntax).self)?.name.id == node.id
        if depth == 0 {
            named.insert(name)
        } else if isDeclared, node.parent?.is(FunctionDeclSyntax.self) == false {
            declared.insert(name)
        }
        return .skipChildren
    }
}

extension SourceText {
    fileprivate var namesLinux: Bool { SystemConditions.nameLinux(String(decoding: bytes, as: UTF8.self)) }
}
