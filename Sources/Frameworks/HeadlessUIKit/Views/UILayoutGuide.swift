open class UILayoutGuide: NSObject, LayoutItem {
    public private(set) weak var owningView: UIView?
    open var identifier = ""
    package private(set) var kind = GuideKind.free
    package var heldConstraints: [NSLayoutConstraint] = []

    package enum GuideKind { case free, safeArea, margins, scrolledContent, scrollFrame, keyboard }

    public override init() {}

    init(_ kind: GuideKind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch kind {
        case .free: return owningView.constraintEngine?.frame(of: self) ?? owningView.bounds
        case .scrolledContent: return (owningView as? any ScrolledContentHolding)?.scrolledContent ?? owningView.bounds
        case .scrollFrame: return owningView.bounds
        case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
        case .keyboard:
            let (bounds, tall) = (owningView.bounds, owningView.guidedInset)
            return CGRect(x: bounds.minX, y: bounds.maxY - tall, width: bounds.width, height: tall)
        }
    }

    package var layoutOwner: (any LayoutItem)? { owningView }
    package var treeRoot: AnyObject? { owningView?.treeRoot }
    package func constraintsChanged() { owningView?.setNeedsSolution() }
    package func constraint(_ constraint: NSLayoutConstraint, did change: ConstraintChange) {
        owningView?.constraint(constraint, did: change)
    }

    func move(to view: UIView?) { owningView = view }
}

extension UIView {
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// Always equal to ``layoutMarginsGuide``.
    public var readableContentGuide: UILayoutGuide { guide(.margins) }

    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.move(to: self)
        withExtras { $0.forRarest.guides.append(guide) }
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guide.move(to: nil)
        withExtras { $0.forRarest.guides.removeAll { $0 === guide } }
    }

    func guide(_ kind: UILayoutGuide.GuideKind) -> UILayoutGuide {
        if let found = rare?.rarest?.guides.first(where: { $0.kind == kind }) { return found }
        let made = UILayoutGuide(kind, of: self)
        withExtras { $0.forRarest.guides.append(made) }
        return made
    }
}

/// A view with scrollable content.
protocol ScrolledContentHolding: UIView {
    /// The bounds of the content, in the view's coordinates.
    var scrolledContent: CGRect { get }
    /// The distances from the upper and lower edges at which pinned views stop when the content is scrolled.
    var pinnedRoom: (upper: CGFloat, lower: CGFloat) { get }
}
