/// What older code finds of the room that bars take: a guide as high as they are, at the upper or the lower edge of a
/// screen.
public protocol UILayoutSupport: AnyObject {
    /// How high the bars are that cover the edge, in points.
    var length: CGFloat { get }
    /// The upper edge of the guide.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the guide.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the guide.
    var heightAnchor: NSLayoutDimension { get }
}

/// The room that bars take at one edge of a controller's view.
public final class EdgeGuide: UILayoutGuide, UILayoutSupport {
    enum Edge { case top, bottom }

    private let edge: Edge

    private init(_ edge: Edge) {
        self.edge = edge
        super.init()
    }

    /// How high the bars are that cover the edge, in points.
    public var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return edge == .top ? insets.top : insets.bottom
    }

    /// The guide at an edge of a view, made when it is first asked for.
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
