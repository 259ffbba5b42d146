public import Beagle

/// Builds one component from a closure: `Touchable(onPress: []) { Text("…") }` (Beagle iOS 1.9,
/// FunctionBuilders.swift).
@resultBuilder
public struct ChildBuilder {
    public static func buildBlock(_ child: any Beagle.ServerDrivenComponent) -> any Beagle.ServerDrivenComponent {
        child
    }
}

/// Builds a list of components from a closure: `Container { Text("…"); Text("…") }`.
@resultBuilder
public struct ChildrenBuilder {
    public static func buildBlock(
        _ children: any Beagle.ServerDrivenComponent...
    ) -> [any Beagle.ServerDrivenComponent] { children }
}

/// Builds one tab from a closure.
@resultBuilder
public struct TabItemBuilder {
    public static func buildBlock(_ tabItem: TabItem) -> TabItem { tabItem }
}

/// Builds a list of tabs from a closure.
@resultBuilder
public struct TabItemsBuilder {
    public static func buildBlock(_ tabItems: TabItem...) -> [TabItem] { tabItems }
}
