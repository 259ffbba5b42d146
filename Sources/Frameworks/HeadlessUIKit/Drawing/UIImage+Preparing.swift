/// Methods that decode an image before it is drawn. The page decodes images, so these methods return the image itself,
/// or a smaller one.
extension UIImage {
    public func preparingForDisplay() -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
        MainQueue.async { completionHandler(self) }
    }
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns the image with another size, in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        UIImage(source, size: size, renderingMode: renderingMode, tint: ownTint, kept: retainedImage)
    }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        MainQueue.async { completionHandler(thumbnail) }
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Returns the image itself; the insets have no effect.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// Always zero.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
}
