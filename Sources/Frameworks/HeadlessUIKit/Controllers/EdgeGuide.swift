/// The layout guide from before safe areas. It is as high as the bars at the top or bottom edge.
public protocol UILayoutSupport: AnyObject {
    /// The height of the bars, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide for the bars at one edge of a controller's view.
public final class EdgeGuide: UILayoutGuide, UILayoutSupport {
    enum Edge { case top, bottom }

    private let edge: Edge

    private init(_ edge: Edge) {
        self.edge = edge
        super.init()
    }

    /// The height of the bars, in points.
    public var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return edge == .top ? insets.top : insets.bottom
    }

    /// Returns the guide at an edge of a view, created on first use.
    static func guide(at edge: Edge, of view: UIView) -> EdgeGuide {
        let known = view.rare?.rarest?.guides.lazy.compactMap { $0 as? EdgeGuide }.first { $0.edge == edge }
        if let known { return known }
        let guide = EdgeGuide(edge)
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: edge == .top ? safe.topAnchor : view.bottomAnchor),
        ])
        return guide
    }
}

extension UIViewController {
    public var topLayoutGuide: EdgeGuide { .guide(at: .top, of: view) }
    public var bottomLayoutGuide: EdgeGuide { .guide(at: .bottom, of: view) }
}
