/// The object that draws and lays out a layer. For the layer of a view, it is the view.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the contents of the layer. Called before ``draw(_:in:)``.
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func display(_ layer: CALayer) {
        forward([layer]) { (next: any CALayerDelegate) in
            next.display(layer)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        forward([layer, ctx]) { (next: any CALayerDelegate) in
            next.draw(layer, in: ctx)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func layerWillDraw(_ layer: CALayer) {
        forward([layer]) { (next: any CALayerDelegate) in
            next.layerWillDraw(layer)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise does nothing.
    public func layoutSublayers(of layer: CALayer) {
        forward([layer]) { (next: any CALayerDelegate) in
            next.layoutSublayers(of: layer)
        }
    }
    /// Forwards the call if the object has a forwarding target; otherwise returns nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        forward([layer, event]) { (next: any CALayerDelegate) in
            next.action(for: layer, forKey: event)
        } ?? nil
    }
}

/// An action that a layer runs when a property changes.
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
    /// Adds the animation to a layer.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The filter with which the contents of a layer are scaled. Has no effect, because the browser chooses it.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
