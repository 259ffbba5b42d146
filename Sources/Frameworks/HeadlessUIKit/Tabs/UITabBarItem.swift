open class UITabBarItem: UIBarItem {
    open var badgeValue: String? { didSet { if oldValue != badgeValue { changed?() } } }
    /// The background colour of the badge; nil uses red.
    open var badgeColor: UIColor? { didSet { if oldValue != badgeColor { changed?() } } }
    /// The image while the tab is selected; nil uses the same image.
    open var selectedImage: UIImage? { didSet { if oldValue != selectedImage { changed?() } } }

    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public override init() {}
}

extension UITabBarItem: TitleObserver {
    func titleChanged(to title: String?) { self.title = title }
}

extension UIViewController {
    /// The tab bar item. Its initial title is that of the controller. A navigation controller without an item and title
    /// of its own has the item of its first controller.
    public var tabBarItem: UITabBarItem! {
        get {
            for case let item as UITabBarItem in companions { return item }
            if title == nil, let first = firstInside { return first.tabBarItem }
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

    public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
}
