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
