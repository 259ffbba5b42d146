import SwiftSyntax

/// The members that files use, and the static members that they declare.
public struct MemberNames {
    /// The names that occur after a dot: `cup` in `UIImage.cup` and in `.cup`.
    public private(set) var used: Set<String> = []
    /// The names of static and class variables.
    public private(set) var declared: Set<String> = []

    /// Collects the names in files.
    public init(_ files: [SourceText]) {
        let reader = MemberReader(viewMode: .sourceAccurate)
        for file in files { reader.walk(file.tree) }
        (used, declared) = (reader.used, reader.declared)
    }
}

private final class MemberReader: SyntaxVisitor {
    var used: Set<String> = []
    var declared: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        used.insert(node.declName.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
            return .visitChildren
        }
        for binding in node.bindings { declared.insert(binding.pattern.trimmedDescription) }
        return .visitChildren
    }
}
