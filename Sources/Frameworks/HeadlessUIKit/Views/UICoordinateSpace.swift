public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The view of this coordinate space; nil for the screen, whose coordinates equal those of the window.
    private var view: UIView? { self as? UIView }

    /// Returns the origin of this space in the coordinates of another space.
    private func start(in other: any UICoordinateSpace) -> CGPoint {
        let other = other as? UIView
        guard let view else { return other?.convert(CGPoint.zero, from: nil as UIView?) ?? .zero }
        return view.convert(CGPoint.zero, to: other)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let corner = start(in: coordinateSpace)
        return CGPoint(x: point.x + corner.x, y: point.y + corner.y)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let corner = start(in: coordinateSpace)
        return CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
    }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    /// The coordinate space of the screen in its current orientation, equal to that of its windows.
    public var coordinateSpace: any UICoordinateSpace { self }
}
