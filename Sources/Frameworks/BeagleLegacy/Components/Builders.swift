public import Beagle

/// Takes one component out of a closure: `Touchable(onPress: []) { Text("…") }` (Beagle iOS 1.9,
/// FunctionBuilders.swift).
@resultBuilder
public struct ChildBuilder {
    /// The component.
    public static func buildBlock(_ child: any Beagle.ServerDrivenComponent) -> any Beagle.ServerDrivenComponent {
        child
    }
}

/// Takes components out of a closure, in order: `Container { Text("…"); Text("…") }`.
@resultBuilder
public struct ChildrenBuilder {
    /// The components.
    public static func buildBlock(
        _ children: any Beagle.ServerDrivenComponent...
    ) -> [any Beagle.ServerDrivenComponent] { children }
}

/// Takes one tab out of a closure.
@resultBuilder
public struct TabItemBuilder {
    /// The tab.
    public static func buildBlock(_ tabItem: TabItem) -> TabItem { tabItem }
}

/// Takes tabs out of a closure, in order.
@resultBuilder
public struct TabItemsBuilder {
    /// The tabs.
    public static func buildBlock(_ tabItems: TabItem...) -> [TabItem] { tabItems }
}
