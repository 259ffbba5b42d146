extension UIImage {
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// Always zero, because images are stretched as a whole.
    public var capInsets: UIEdgeInsets { .zero }
    /// Always returns `stretch`.
    public var resizingMode: ResizingMode { .stretch }
    /// Always zero.
    public var leftCapWidth: Int { 0 }
    /// Always zero.
    public var topCapHeight: Int { 0 }

    /// Returns the image itself, which is stretched as a whole.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    /// Returns the image itself, which is stretched as a whole.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

    /// Returns the image itself, which is stretched as a whole.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
}
