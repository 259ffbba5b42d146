/// The bar above a screen (Beagle iOS 2.1, NavigationBar.swift).
public struct NavigationBar: Codable {
    /// What it says in the middle.
    public var title: String
    /// Whether there is a way back, when there is somewhere to go back to; nil counts as true.
    public var showBackButton: Bool?
    /// The name of a look in the application's theme.
    public var styleId: String?
    /// How assistive technology presents the way back.
    public var backButtonAccessibility: Accessibility?
    /// Buttons at the far end, in document order.
    public var navigationBarItems: [NavigationBarItem]?

    /// A bar built in code.
    public init(
        title: String, showBackButton: Bool? = nil, styleId: String? = nil,
        backButtonAccessibility: Accessibility? = nil, navigationBarItems: [NavigationBarItem]? = nil
    ) {
        self.title = title
        self.showBackButton = showBackButton
        self.styleId = styleId
        self.backButtonAccessibility = backButtonAccessibility
        self.navigationBarItems = navigationBarItems
    }
}
