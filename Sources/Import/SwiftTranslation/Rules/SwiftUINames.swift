import SwiftSyntax

/// Detects whether a file uses names of SwiftUI, apart from code that ``PreviewRule`` removes.
final class SwiftUINames: SyntaxVisitor {
    /// The names of which nearly every SwiftUI screen uses at least one.
    private static let known: Set = [
        "View", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "UIHostingController", "Text", "Color", "VStack",
        "HStack", "ZStack", "LazyVStack", "LazyVGrid", "List", "Form", "ForEach", "ScrollView", "NavigationView",
        "NavigationStack", "NavigationLink", "Button", "Spacer", "State", "Binding", "ObservedObject", "StateObject",
        "EnvironmentObject", "Environment", "Shape", "ButtonStyle", "Scene",
        "WindowGroup", "UIViewRepresentableContext", "UIApplicationDelegateAdaptor", "withAnimation",
    ]
    /// The names of Combine that Foundation and SwiftUI re-export.
    private static let publishing: Set = [
        "ObservableObject", "Published", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable", "AnyPublisher",
    ]
    private let wanted: Set<String>
    private var areFound = false

    private init(_ wanted: Set<String>, in tree: Syntax) {
        self.wanted = wanted
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// Whether the file uses a name of SwiftUI.
    static func areUsed(in tree: Syntax) -> Bool { SwiftUINames(known, in: tree).areFound }

    /// Whether the file uses a name of Combine.
    static func publish(in tree: Syntax) -> Bool { SwiftUINames(publishing, in: tree).areFound }

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
        if case .identifier(let name) = node.tokenKind, wanted.contains(name) { areFound = true }
        return .skipChildren
    }
}
