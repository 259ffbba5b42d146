/// The rounded corners of a rectangle.
package struct RoundedCorners: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let topLeft = RoundedCorners(rawValue: 1)
    package static let topRight = RoundedCorners(rawValue: 2)
    package static let bottomLeft = RoundedCorners(rawValue: 4)
    package static let bottomRight = RoundedCorners(rawValue: 8)
    package static let all = RoundedCorners(rawValue: .max)
}
