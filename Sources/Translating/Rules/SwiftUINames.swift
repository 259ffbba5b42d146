import SwiftSyntax

/// Finds out whether a file names anything of SwiftUI besides what ``PreviewRule`` leaves out.
final class SwiftUINames: SyntaxVisitor {
    /// What nearly every screen of SwiftUI names something of.
    private static let known: Set = [
        "View", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "UIHostingController", "Text", "Color", "VStack",
        "HStack", "ZStack", "LazyVStack", "LazyVGrid", "List", "Form", "ForEach", "ScrollView", "NavigationView",
        "NavigationStack", "NavigationLink", "Button", "Spacer", "State", "Binding", "ObservedObject", "StateObject",
        "EnvironmentObject", "Environment", "ObservableObject", "Published", "Shape", "ButtonStyle", "Scene",
        "WindowGroup", "UIViewRepresentableContext", "UIApplicationDelegateAdaptor", "withAnimation",
    ]
    private var areFound = false

    /// Whether the file of `tree` names such a thing.
    static func areUsed(in tree: Syntax) -> Bool {
        let names = SwiftUINames(viewMode: .sourceAccurate)
        names.walk(tree)
        return names.areFound
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        PreviewRule.leavesOut(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        PreviewRule.leavesOut(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = node.tokenKind, Self.known.contains(name) { areFound = true }
        return .skipChildren
    }
}
