/// A group of bar button items, such as those over the keyboard of an iPad. Groups are stored and not drawn.
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false
    open var alwaysAvailable = false
    open var menuRepresentation: UIMenuElement?
    open var isDisplayingRepresentativeItem: Bool { false }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
}

/// The items over the keyboard of an iPad. They are stored and not drawn.
open class UITextInputAssistantItem: NSObject {
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var allowsHidingShortcuts = true
}

extension UIResponder {
    /// A new item at each access, because the groups of the item are not shown.
    public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
