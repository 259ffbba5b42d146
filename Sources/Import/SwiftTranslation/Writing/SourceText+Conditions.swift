import SwiftSyntax

extension SourceText {
    /// Returns the text with the conditions of `#if` as they are on iOS, for code that runs on this machine for an iOS
    /// project, such as the manifest of a package.
    public func evaluatingConditionsForIOS() -> String {
        let evaluator = PlatformConditions(viewMode: .sourceAccurate)
        evaluator.walk(tree)
        return applying(evaluator.edits)
    }
}

/// Finds the conditions about platforms, and their values on iOS.
private final class PlatformConditions: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    private static let values = [
        "os(Linux)": false, "os(iOS)": true, "os(macOS)": true, "os(Windows)": false, "os(Android)": false,
        "canImport(Darwin)": true, "canImport(Glibc)": false,
    ]

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { visit(condition: Syntax(condition)) }
        return .visitChildren
    }

    private func visit(condition: Syntax) {
        if let value = Self.values[condition.trimmedDescription] {
            edits.append(Edit(replacing: condition.place, with: String(value)))
        } else {
            for child in condition.children(viewMode: .sourceAccurate) { visit(condition: child) }
        }
    }
}
