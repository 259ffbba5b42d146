import SwiftSyntax

extension SourceText {
    /// Returns the text with `#if` conditions evaluated as on iOS. Used for code of an iOS project that runs on this
    /// machine, such as a package manifest.
    public func evaluatingConditionsForIOS() -> String {
        let evaluator = PlatformConditions(viewMode: .sourceAccurate)
        evaluator.walk(tree)
        return applying(evaluator.edits)
    }
}

/// Finds the platform conditions in `#if`, and their values on iOS.
private final class PlatformConditions: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    private static let values = [
        "os(Linux)": false, "os(iOS)": true, "os(macOS)": true, "os(Windows)": false, "os(Android)": false,
        "canImport(Darwin)": true, "canImport(Glibc)": false,
    ]

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            edits += condition.replacingParts { Self.values[$0.trimmedDescription].map { String($0) } }
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// Returns edits that replace parts of the node. If a node can be replaced, its children are not visited.
    func replacingParts(with text: (Syntax) -> String?) -> [Edit] {
        if let text = text(Syntax(self)) { return [Edit(replacing: place, with: text)] }
        return children(viewMode: .sourceAccurate).flatMap { $0.replacingParts(with: text) }
    }
}
