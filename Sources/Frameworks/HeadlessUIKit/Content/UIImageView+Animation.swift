extension UIImageView {
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// The images of an animation. While the view is animating, it shows the first one.
    public var animationImages: [UIImage]? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var highlightedAnimationImages: [UIImage]? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// The duration of one cycle in seconds. Stored; has no visible effect.
    public var animationDuration: TimeInterval {
        get { stored(default: 0) }
        set { store(newValue) }
    }
    /// Stored; has no visible effect.
    public var animationRepeatCount: Int {
        get { stored(default: 0) }
        set { store(newValue) }
    }
    public var isAnimating: Bool { beforeAnimation != nil }

    /// What the view showed before the animation; nil if it is not animating.
    private var beforeAnimation: BeforeAnimation? {
        get { stored(default: nil) }
        set { store(newValue) }
    }

    /// Shows the first image of the animation.
    public func startAnimating() {
        guard !isAnimating, let first = animationImages?.first else { return }
        beforeAnimation = BeforeAnimation(image: image)
        image = first
    }

    /// Shows the image from before the animation.
    public func stopAnimating() {
        guard let former = beforeAnimation else { return }
        beforeAnimation = nil
        image = former.image
    }
}

private struct BeforeAnimation {
    let image: UIImage?
}
