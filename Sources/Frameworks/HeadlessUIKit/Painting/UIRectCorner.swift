public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(.topLeft)
    public static let topRight = UIRectCorner(.topRight)
    public static let bottomLeft = UIRectCorner(.bottomLeft)
    public static let bottomRight = UIRectCorner(.bottomRight)
    public static let allCorners = UIRectCorner(.all)

    private init(_ corners: RoundedCorners) { self.init(rawValue: corners.rawValue) }

    var rounded: RoundedCorners { RoundedCorners(rawValue: rawValue) }
}
