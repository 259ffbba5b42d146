/// The bar above a screen (Beagle iOS 2.1, NavigationBar.swift).
public struct NavigationBar: Codable {
    public var title: String
    /// Whether the back button is shown if there is a previous screen; nil means true.
    public var showBackButton: Bool?
    /// The name of a style in the app's theme.
    public var styleId: String?
    public var backButtonAccessibility: Accessibility?
    /// The buttons on the trailing side, in document order.
    public var navigationBarItems: [NavigationBarItem]?

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
