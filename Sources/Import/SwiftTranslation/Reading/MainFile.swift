import SwiftSyntax

/// The entry point in a file: `UIApplicationMain(…, NSStringFromClass(AppDelegate.self))`.
public enum MainFile {
    /// Returns the class of the app delegate, which the file refers to as `AppDelegate.self`. If it refers to several
    /// classes of the module, the last one is used.
    ///
    /// Nil if the file does not call `UIApplicationMain`, or names no class of the module.
    public static func delegate(in source: SourceText, _ survey: Survey) -> String? {
        let reader = MainReader(viewMode: .sourceAccurate)
        reader.walk(source.tree)
        return reader.begins ? reader.classes.last { survey.types.contains($0) } : nil
    }
}

private final class MainReader: SyntaxVisitor {
    var begins = false
    var classes: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "UIApplicationMain" { begins = true }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "self", let base = node.base { classes.append(base.trimmedDescription) }
        return .visitChildren
    }
}
