extension UIViewController {
    public var navigationController: UINavigationController? { nearest(UINavigationController.self) }

    /// The items of the toolbar. They are shown if the navigation controller's toolbar is not hidden.
    public var toolbarItems: [UIBarButtonItem]? {
        get { toolbarCompanion?.items }
        set { setToolbarItems(newValue, animated: false) }
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        if let companion = toolbarCompanion {
            companion.items = toolbarItems
        } else {
            companions.append(ToolbarCompanion(toolbarItems))
        }
        navigationController?.refreshToolbar()
    }

    private var toolbarCompanion: ToolbarCompanion? {
        companions.lazy.compactMap { $0 as? ToolbarCompanion }.first
    }
}

/// An object attached to a controller that stores its toolbar items.
private final class ToolbarCompanion {
    var items: [UIBarButtonItem]?

    init(_ items: [UIBarButtonItem]?) { self.items = items }
}

extension UINavigationItem: TitleObserver {
    func titleChanged(to title: String?) { self.title = title }
}
