/// Something that places are told in: a view, or the screen.
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The part of it that is seen, in its own coordinates.
    var bounds: CGRect { get }
    /// A point of this space in the coordinates of another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in the coordinates of this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in the coordinates of another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in the coordinates of this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    /// The view that the space is; nil is the window, which fills the screen.
    private var view: UIView? { self as? UIView }

    /// Where this space begins in another.
    private func start(in other: any UICoordinateSpace) -> CGPoint {
        let other = other as? UIView
        guard let view else { return other?.convert(CGPoint.zero, from: nil as UIView?) ?? .zero }
        return view.convert(CGPoint.zero, to: other)
    }

    /// A point of this space in the coordinates of another.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let corner = start(in: coordinateSpace)
        return CGPoint(x: point.x + corner.x, y: point.y + corner.y)
    }

    /// A point of another space in the coordinates of this one.
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
    /// The coordinates of the screen as it is held; those of its windows are the same.
    public var coordinateSpace: any UICoordinateSpace { self }
}
