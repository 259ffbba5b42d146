/// A layer that draws a text. The browser uses the fonts of its own machine.
open class CATextLayer: CALayer {
    /// A string or an attributed string.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A font, or its name. An attributed string has its own.
    open var font: Any? { didSet { setNeedsDisplay() } }
    open var fontSize: CGFloat = 36 { didSet { if oldValue != fontSize { setNeedsDisplay() } } }
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet { if oldValue != foregroundColor { setNeedsDisplay() } }
    }
    /// Whether the text has several lines if it is wider than the layer.
    open var isWrapped = false { didSet { if oldValue != isWrapped { setNeedsDisplay() } } }
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if oldValue != alignmentMode { setNeedsDisplay() } }
    }
    /// Stored; has no visible effect.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Always true.
    open override var needsDisplayOnBoundsChange: Bool {
        get { true }
        set {}
    }

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        owner?.draw(self, in: ctx)
    }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}
