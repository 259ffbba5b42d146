import SwiftSyntax

/// Evaluates the conditions of `#if` about platforms as on iOS, where the code that is then compiled can be compiled
/// here.
///
/// `os(iOS)` and `targetEnvironment(simulator)` are true. Where the conditions tell Apple's systems from Linux, the
/// code for Linux is compiled, unless there is none or the other code uses UIKit.
final class PlatformRule: Rule {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let values =
            !Self.tellsSystems(node)
            ? Self.always : Self.hasOnlyApple(node) || Self.compilesForUIKit(node) ? Self.onIOS : [:]
        for condition in node.clauses.compactMap(\.condition) {
            findings.edits += condition.replacingParts { part in
                (values[part.trimmedDescription] ?? answer(to: part)).map { String($0) }
            }
        }
        return .visitChildren
    }

    /// The conditions that are true everywhere.
    private static let always = ["os(iOS)": true, "targetEnvironment(simulator)": true]
    /// The values of conditions on iOS, where code for Apple's systems is compiled.
    private static let onIOS = always.merging([
        "os(Linux)": false, "os(macOS)": false, "os(tvOS)": false, "os(watchOS)": false, "os(visionOS)": false,
        "canImport(Darwin)": true, "canImport(Glibc)": false,
    ]) { $1 }
    /// The values of the same conditions on a system that none of them names.
    private static let elsewhere = onIOS.mapValues { _ in false }

    /// Returns the value of `canImport` for a module that has another name here; nil if the compiler finds it out
    /// itself.
    private func answer(to condition: Syntax) -> Bool? {
        guard let module = condition.askedModule else { return nil }
        if ImportRule.isReplaced(module) { return true }
        // The module Security has the keychain only. Networking libraries ask for it to evaluate certificates.
        guard module == "Security", let clause = condition.clause else { return nil }
        return clause.hasIdentifier { $0.hasPrefix("SecItem") } ? nil : false
    }

    /// Returns whether the conditions of clauses tell Apple's systems from Linux.
    private static func tellsSystems(_ node: IfConfigDeclSyntax) -> Bool {
        let conditions = node.clauses.compactMap { $0.condition?.trimmedDescription }
        let asksForLinux = conditions.contains(where: namesLinux)
        let asksForApple = conditions.contains { $0.contains("os(macOS)") || $0.contains("canImport(Darwin)") }
        return asksForLinux || asksForApple && node.clauses.count > 1
    }

    /// Returns whether the clause that is compiled on iOS uses UIKit. False if it is not known which one is.
    private static func compilesForUIKit(_ node: IfConfigDeclSyntax) -> Bool {
        for clause in node.clauses {
            guard let condition = clause.condition?.trimmedDescription else { return clause.usesUIKit }
            guard let holds = value(of: condition[...], as: onIOS) else { return false }
            if holds { return clause.usesUIKit }
        }
        return false
    }

    /// Returns whether each clause is for a system of Apple, so that none is compiled on others.
    private static func hasOnlyApple(_ node: IfConfigDeclSyntax) -> Bool {
        node.clauses.allSatisfy { clause in
            guard let condition = clause.condition?.trimmedDescription, !namesLinux(condition) else { return false }
            return value(of: condition[...], as: elsewhere) == false
        }
    }

    private static func namesLinux(_ condition: String) -> Bool {
        condition.contains("os(Linux)") || condition.contains("canImport(Glibc)")
    }

    /// Returns the value of a condition; nil if it is not known.
    private static func value(of condition: Substring, as values: [String: Bool]) -> Bool? {
        let condition = condition.trimmingSpaces
        if let value = values[String(condition)] { return value }
        for (separator, decisive) in [("||", true), ("&&", false)] where condition.contains(separator) {
            let parts = condition.split(separator: separator).map { value(of: $0, as: values) }
            return parts.contains(decisive) ? decisive : parts.contains(nil) ? nil : !decisive
        }
        return condition.hasPrefix("!") ? value(of: condition.dropFirst(), as: values).map { !$0 } : nil
    }
}

extension Syntax {
    /// The module for which `canImport` asks; nil for other nodes.
    fileprivate var askedModule: String? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "canImport"
        else { return nil }
        return call.arguments.first?.trimmedDescription
    }

    /// The clause of `#if` whose condition contains this node.
    fileprivate var clause: IfConfigClauseSyntax? {
        ancestors.lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }.first
    }
}

extension IfConfigClauseSyntax {
    fileprivate var usesUIKit: Bool {
        hasIdentifier { $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true || $0 == "CALayer" }
    }

    /// Returns whether the code of the clause has an identifier that fulfils a condition.
    fileprivate func hasIdentifier(where fits: (String) -> Bool) -> Bool {
        elements?.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { fits(name) } else { false }
        } ?? false
    }
}
