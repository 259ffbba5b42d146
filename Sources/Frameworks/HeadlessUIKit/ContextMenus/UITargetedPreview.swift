/// How what stands out looks; kept.
open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor? = .systemBackground
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
}

/// A view that stands out while a menu about it is open. It is kept and not drawn: a menu comes from below.
open class UITargetedPreview: NSObject {
    public let view: UIView
    open var parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }
}
