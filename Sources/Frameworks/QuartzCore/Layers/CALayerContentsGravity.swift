public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

extension CALayerContentsGravity {
    /// The placement of a mask's image that corresponds to this gravity.
    package var fit: PictureFit {
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
