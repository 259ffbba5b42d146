/// What a `CFArray` is here.
public typealias CFArray = [Any]

public final class CGColorSpace: Sendable {
    public let numberOfComponents: Int

    init(_ count: Int) { numberOfComponents = count }

    /// The name of the space of most screens.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the space that has more colours than most screens; its numbers are taken for those of ``sRGB``.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// A space by its name; nil where there is none of that name.
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

    /// What lies before the start has the first colour.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// What lies after the end has the last colour.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public final class CGGradient {
    struct Stop {
        let color: UIColor
        let share: CGFloat
    }

    let stops: [Stop]

    private init(_ colors: [UIColor], _ locations: UnsafePointer<CGFloat>?) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            Stop(color: color, share: max(0, min(1, locations?[index] ?? CGFloat(index) / last)))
        }.sorted { $0.share < $1.share }
    }

    /// A gradient of `CGColor`s at these shares of its way, one for each; without, they are as far from one another.
    /// Nil without colours.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { ($0 as? CGColor)?.color }
        guard !known.isEmpty, known.count == colors.count else { return nil }
        self.init(known, locations)
    }

    /// A gradient of `count` colours, of each its numbers in `space` and its opacity. Nil without colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            let parts = components + index * width
            return width == 2
                ? UIColor(white: parts[0], alpha: parts[1])
                : UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
        self.init(colors, locations)
    }

    /// The stops as elements of SVG; from the last to the first where `isReversed`.
    func elements(isReversed: Bool = false) -> String {
        let ordered = isReversed ? stops.reversed().map { Stop(color: $0.color, share: 1 - $0.share) } : stops
        return ordered.map { stop in
            "<stop offset=\"\(CSSValue.number(stop.share))\" stop-color=\"\(stop.color.drawn)\"/>"
        }.joined()
    }
}
