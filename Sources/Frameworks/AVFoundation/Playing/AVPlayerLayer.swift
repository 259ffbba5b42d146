public import QuartzCore

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The layer of a video. It is drawn as a dark box with the name of the media.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer? { didSet { setNeedsDisplay() } }
    /// Stored; has no visible effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Always false.
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { bounds }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        setNeedsDisplay()
    }

    /// The text in the placeholder box.
    private var words: String {
        let name = player?.currentItem?.asset.url?.lastPathComponent ?? ""
        return name.isEmpty ? "Video" : "Video: \(name)"
    }

    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        ctx.setFillColor(CGColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 1))
        ctx.fill(bounds)
        ctx.draw(words, at: CGPoint(x: 12, y: bounds.midY + 5), size: 15, isHeavy: false, color: "#ebebf599")
    }
}
