import SwiftSyntax

extension SourceText {
    /// The protocols of SwiftUI that types conform to.
    private static let drawn: Set = [
        "View", "ViewModifier", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle",
        "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "ListStyle", "PreferenceKey", "EnvironmentKey",
        "DynamicProperty", "App", "Scene", "Layout", "GeometryEffect", "AnimatableModifier", "UIViewRepresentable",
        "UIViewControllerRepresentable",
    ]

    /// The types of SwiftUI that apps extend.
    private static let extended: Set = [
        "Color", "Font", "Text", "Image", "Animation", "AnyTransition", "Binding", "EnvironmentValues", "Gradient",
        "LinearGradient", "Path",
    ]

    /// Whether the file uses SwiftUI to build screens, so that it cannot be compiled.
    ///
    /// True if it imports SwiftUI and then declares or extends a type with a SwiftUI protocol, or extends a type of
    /// SwiftUI.
    public var drawsBySwiftUI: Bool {
        var isImported = false
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let node = declaration.as(ImportDeclSyntax.self) {
                isImported = isImported || node.path.first?.name.text == "SwiftUI"
            } else if isImported, Self.draws(declaration) {
                return true
            }
        }
        return false
    }

    private static func draws(_ declaration: DeclSyntax) -> Bool {
        if let node = declaration.as(ExtensionDeclSyntax.self),
            drawn.union(extended).contains(node.extendedType.trimmedDescription)
        {
            return true
        }
        let group = declaration.asProtocol((any DeclGroupSyntax).self)
        let parents = group?.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return parents.contains { drawn.contains($0.hasPrefix("SwiftUI.") ? String($0.dropFirst(8)) : $0) }
    }
}
