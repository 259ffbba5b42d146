public import HeadlessUIKit

/// Embeds a view that uses Auto Layout among components, with the size that its constraints require (Beagle iOS 2.1,
/// AutoLayoutWrapper.swift).
open class AutoLayoutWrapper: UIView {
    /// The embedded view, which fills this one.
    public let view: UIView

    /// Embeds a view. The view's own constraints take precedence over the constraints to the trailing and bottom edges.
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

    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    /// Returns the size that the constraints of the embedded view require.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }
}
