public import HeadlessUIKit

/// Lays a view that has constraints out among components, as large as its constraints want
/// (Beagle iOS 2.1, AutoLayoutWrapper.swift).
open class AutoLayoutWrapper: UIView {
    /// The view inside, as large as this one.
    public let view: UIView

    /// Puts a view inside; its constraints may break those to the two far edges.
    public init(view: UIView) {
        self.view = view
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let far = [
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        for constraint in far { constraint.priority = UILayoutPriority(999) }
        let near = [
            view.topAnchor.constraint(equalTo: topAnchor), view.leadingAnchor.constraint(equalTo: leadingAnchor),
        ]
        NSLayoutConstraint.activate(near + far)
    }

    /// A wrapper cannot come from a storyboard; it decodes to nothing.
    public required init?(coder: NSCoder) { nil }

    /// The size that the constraints inside want.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}
