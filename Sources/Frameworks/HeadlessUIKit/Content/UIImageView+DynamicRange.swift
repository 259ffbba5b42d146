extension UIImage {
    /// The dynamic range of an image. Has no effect.
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}

extension UIImageView {
    /// Stored; has no visible effect.
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { stored(default: .unspecified) }
        set { store(newValue) }
    }
    /// Always standard.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
