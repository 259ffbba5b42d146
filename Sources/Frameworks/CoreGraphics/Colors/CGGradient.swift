/// An array in Core Foundation. Its elements can have any type.
public typealias CFArray = [Any]

public final class CGColorSpace: Sendable {
    public let numberOfComponents: Int

    init(_ count: Int) { numberOfComponents = count }

    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of a colour space. Its components are interpreted as ``sRGB``.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.displayP3: self.init(3)
        case Self.genericGrayGamma2_2: self.init(1)
        default: return nil
        }
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1) }

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public final class CGGradient {
    struct Stop {
        let color: ColorValue
        let share: CGFloat
    }

    let stops: [Stop]

    private init(_ colors: [ColorValue], locations: UnsafePointer<CGFloat>?) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            Stop(color: color, share: max(0, min(1, locations?[index] ?? CGFloat(index) / last)))
        }.sorted { $0.share < $1.share }
    }

    /// Creates a gradient; nil if there are no colours. If `locations` is nil, the colours are distributed evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { ($0 as? CGColor)?.value }
        guard !known.isEmpty, known.count == colors.count else { return nil }
        self.init(known, locations: locations)
    }

    /// Creates a gradient; nil if there are no colours. `components` contains the colour components and the opacity of
    /// each colour.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            let parts = components + index * width
            return width == 2
                ? ColorValue(white: parts[0], alpha: parts[1])
                : ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
        self.init(colors, locations: locations)
    }

    /// Returns the stops as SVG elements, in reverse order if `isReversed`.
    func elements(isReversed: Bool = false) -> String {
        let ordered = isReversed ? stops.reversed().map { Stop(color: $0.color, share: 1 - $0.share) } : stops
        return ordered.map { stop in
            "<stop offset=\"\(CSSValue.number(stop.share))\" stop-color=\"\(stop.color.drawn)\"/>"
        }.joined()
    }
}
