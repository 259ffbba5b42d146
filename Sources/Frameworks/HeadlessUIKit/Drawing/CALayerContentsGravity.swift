/// How a picture lies in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As large as the layer, in whatever shape.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// All of it as large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As large as fills the layer.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In its size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its size, above.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In its size, below.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In its size, at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In its size, at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In its size, in that corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In its size, in that corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In its size, in that corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In its size, in that corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

extension CALayerContentsGravity {
    /// The same as how a picture lies in a mask.
    var fit: PictureFit {
        func at(_ x: CGFloat, _ y: CGFloat) -> PictureFit { PictureFit(growth: .own, x: x, y: y) }
        switch self {
        case .resizeAspect: return PictureFit(growth: .fits)
        case .resizeAspectFill: return PictureFit(growth: .fills)
        case .center: return at(0.5, 0.5)
        case .top: return at(0.5, 0)
        case .bottom: return at(0.5, 1)
        case .left: return at(0, 0.5)
        case .right: return at(1, 0.5)
        case .topLeft: return at(0, 0)
        case .topRight: return at(1, 0)
        case .bottomLeft: return at(0, 1)
        case .bottomRight: return at(1, 1)
        default: return PictureFit(growth: .stretched)
        }
    }
}
