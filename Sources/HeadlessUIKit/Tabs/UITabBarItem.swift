/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
    /// The number or word on the tab's corner; kept.
    open var badgeValue: String?
    /// The picture while the tab is chosen; kept.
    open var selectedImage: UIImage?

    /// An item with words and a picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An empty item.
    public override init() {}
}

extension UITabBarItem: TitleHearing {
    func titleChanged(to title: String?) { self.title = title }
}

extension UIViewController {
    /// What a tab bar shows for this controller; it begins with the controller's title.
    public var tabBarItem: UITabBarItem! {
        get {
            for case let item as UITabBarItem in companions { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            companions.append(item)
            return item
        }
        set {
            companions.removeAll { $0 is UITabBarItem }
            if let newValue { companions.append(newValue) }
            tabBarController?.refreshTabs()
        }
    }

    /// The nearest tab bar controller around this one.
    public var tabBarController: UITabBarController? {
        var controller = parent
        while let candidate = controller {
            if let tabs = candidate as? UITabBarController { return tabs }
            controller = candidate.parent
        }
        return nil
    }
}
