/// Has no visible effect.
open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor? = .systemBackground
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
}

/// Has no visible effect. A menu opens from the bottom of the screen.
open class UITargetedPreview: NSObject {
    public let view: UIView
    open var parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }
}
