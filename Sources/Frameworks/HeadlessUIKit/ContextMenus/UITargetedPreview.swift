/// How what stands out looks; kept.
open class UIPreviewParameters: NSObject {
    /// The fill behind it.
    open var backgroundColor: UIColor? = .systemBackground
    /// Its outline.
    open var visiblePath: UIBezierPath?
    /// The outline of its shadow.
    open var shadowPath: UIBezierPath?
}

/// A view that stands out while a menu about it is open. It is kept and not drawn: a menu comes from below.
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    open var parameters: UIPreviewParameters

    /// A view that stands out, and how it looks.
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }

    /// A view that stands out as it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// How large it is.
    open var size: CGSize { view.bounds.size }
}
