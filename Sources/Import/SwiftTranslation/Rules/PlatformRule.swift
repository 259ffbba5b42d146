import SwiftSyntax

/// Evaluates platform conditions in `#if` as on iOS, if the resulting code can be compiled on Linux.
///
/// `os(iOS)` and `targetEnvironment(simulator)` are true. If the conditions distinguish Apple's systems from Linux, the
/// code for Linux is compiled, unless it is missing or the code for Apple's systems uses UIKit.
final class PlatformRule: Rule {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let values =
            !Self.tellsSystems(node)
            ? SystemConditions.always
            : Self.hasOnlyApple(node) || Self.compilesForUIKit(node)
                || survey.needsAppleCode && AppleCode.isOnlyClause(node) ? SystemConditions.onIOS : [:]
        for condition in node.clauses.compactMap(\.condition) {
            findings.edits += condition.replacingParts { part in
                (values[part.trimmedDescription] ?? answer(to: part)).map { String($0) }
            }
        }
        return .visitChildren
    }

    /// Returns the value of `canImport` for a module that has another name in Kennel; nil if the compiler evaluates the
    /// condition correctly.
    private func answer(to condition: Syntax) -> Bool? {
        if condition.asksForCompiler, let clause = condition.clause, clause.isForNewerSystems { return false }
        guard let module = condition.askedModule else { return nil }
        if ImportRule.isReplaced(module) { return true }
        // Networking libraries use certificates without an import of Security, because Foundation re-exports it on iOS.
        guard module == "Security", let clause = condition.clause else { return nil }
        return clause.hasIdentifier { $0.hasPrefix("SecItem") } ? nil : false
    }

    /// Returns whether the conditions of the clauses distinguish Apple's systems from Linux.
    private static func tellsSystems(_ node: IfConfigDeclSyntax) -> Bool {
        let conditions = node.clauses.compactMap { $0.condition?.trimmedDescription }
        let asksForLinux = conditions.contains(where: SystemConditions.nameLinux)
        let asksForApple = conditions.contains { $0.contains("os(macOS)") || $0.contains("canImport(Darwin)") }
        return asksForLinux || asksForApple && node.clauses.count > 1
    }

    /// Returns whether the clause that is compiled on iOS uses UIKit. False if that clause is not known.
    private static func compilesForUIKit(_ node: IfConfigDeclSyntax) -> Bool {
        for clause in node.clauses {
            guard let condition = clause.condition?.trimmedDescription else { return clause.usesUIKit }
            guard let holds = SystemConditions.value(of: condition[...], as: SystemConditions.onIOS) else {
                return false
            }
            if holds { return clause.usesUIKit }
        }
        return false
    }

    /// Returns whether each clause is for an Apple system, so that no code is compiled on other systems.
    private static func hasOnlyApple(_ node: IfConfigDeclSyntax) -> Bool {
        node.clauses.allSatisfy { clause in
            guard let condition = clause.condition?.trimmedDescription, !SystemConditions.nameLinux(condition) else {
                return false
            }
            return SystemConditions.value(of: condition[...], as: SystemConditions.elsewhere) == false
        }
    }
}

extension Syntax {
    /// The module in a `canImport` condition; nil for other nodes.
    fileprivate var askedModule: String? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "canImport"
        else { return nil }
        return call.arguments.first?.trimmedDescription
    }

    /// Whether the node is a condition such as `compiler(>=6.2)` or `swift(>=6.2)`.
    fileprivate var asksForCompiler: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return ["compiler", "swift"].contains(call.calledExpression.trimmedDescription)
            && call.arguments.trimmedDescription.hasPrefix(">")
    }

    /// The clause of `#if` whose condition contains this node.
    fileprivate var clause: IfConfigClauseSyntax? {
        ancestors.lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }.first
    }
}

extension IfConfigClauseSyntax {
    /// Whether the code checks for an iOS version that is newer than ``newestSystem``. A library compiles such code
    /// only with the compiler that came with that version.
    fileprivate var isForNewerSystems: Bool {
        elements?.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "iOS", let version = token.nextToken(viewMode: .sourceAccurate)?.text,
                let major = Int(version.prefix { $0.isNumber })
            else { return false }
            return major > Self.newestSystem
        } ?? false
    }

    /// The newest major iOS version whose API Kennel provides.
    private static let newestSystem = 18

    fileprivate var usesUIKit: Bool {
        hasIdentifier { $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true || $0 == "CALayer" }
    }

    /// Returns whether the code of the clause contains an identifier that meets a condition.
    fileprivate func hasIdentifier(where fits: (String) -> Bool) -> Bool {
        elements?.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { fits(name) } else { false }
        } ?? false
    }
}
