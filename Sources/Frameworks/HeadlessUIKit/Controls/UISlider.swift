package import ViewSchema

/// A slider. The user drags the thumb, or moves it with the arrow keys, Home and End. `touchDown` and `touchUpInside`
/// are sent at the beginning and the end of a drag.
open class UISlider: UIControl {
    private var held: Float = 0
    private var thumbImages: [State: UIImage] = [:]
    private var minimumTrackImages: [State: UIImage] = [:]
    private var maximumTrackImages: [State: UIImage] = [:]
    private let lower = UIImageView()
    private let upper = UIImageView()

    /// The value, between ``minimumValue`` and ``maximumValue``.
    open var value: Float {
        get { held }
        set {
            let fit = fitted(newValue)
            guard fit != held else { return }
            held = fit
            mark(.content)
        }
    }
    open var minimumValue: Float = 0 { didSet { limit(from: oldValue, minimumValue) } }
    open var maximumValue: Float = 1 { didSet { limit(from: oldValue, maximumValue) } }
    open var isContinuous = true { didSet { if oldValue != isContinuous { mark(.content) } } }
    /// The colour of the track before the thumb; nil uses the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { if oldValue != minimumTrackTintColor { mark(.style) } } }
    /// The colour of the track after the thumb; nil uses the system's colour.
    open var maximumTrackTintColor: UIColor? { didSet { if oldValue != maximumTrackTintColor { mark(.style) } } }
    /// The colour of the thumb; nil uses the system's colour.
    open var thumbTintColor: UIColor? { didSet { if oldValue != thumbTintColor { mark(.style) } } }
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: lower) } }
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: upper) } }

    public convenience init() { self.init(frame: .zero) }
    /// Creates a slider. The height of the frame has no effect.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    }
    override var mainEvent: Event { .valueChanged }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Stored; has no visible effect.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// Stored; has no visible effect.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// Stored; has no visible effect.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

    // MARK: - Layout

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return .zero }
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the frame of the track, between the images. Its width is the distance over which the thumb can move.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let before = minimumValueImage.map { $0.size.width + Self.gap } ?? Self.edge
        let behind = maximumValueImage.map { $0.size.width + Self.gap } ?? Self.edge
        return CGRect(
            x: bounds.minX + before, y: bounds.midY - Self.thickness / 2,
            width: max(0, bounds.width - before - behind), height: Self.thickness)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let way = max(0, rect.width + 2 * Self.edge - Self.thumb)
        return CGRect(
            x: rect.minX - Self.edge + way * CGFloat(part(of: value)), y: rect.midY - Self.thumb / 2,
            width: Self.thumb, height: Self.thumb)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 && size.width < 10_000 ? size.width : 118, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if lower.image != nil { lower.set(sided(minimumValueImageRect(forBounds: bounds))) }
        if upper.image != nil { upper.set(sided(maximumValueImageRect(forBounds: bounds))) }
        mark(.content)  // the frame of the track changes
    }

    /// The thickness of the track, the diameter of the thumb, the distance by which the thumb exceeds the track, and
    /// the gap beside images.
    private static let (thickness, thumb, edge, gap): (CGFloat, CGFloat, CGFloat, CGFloat) = (4, 28, 2, 8)
    private static let height: CGFloat = 34

    // MARK: - Values

    /// Returns the position of a value on the track, from 0 to 1.
    private func part(of value: Float) -> Double {
        let range = Double(maximumValue) - Double(minimumValue)
        guard range > 0, range.isFinite else { return 0 }
        return (Double(fitted(value)) - Double(minimumValue)) / range
    }

    private func fitted(_ number: Float) -> Float {
        number.isNaN ? minimumValue : max(minimumValue, min(number, max(minimumValue, maximumValue)))
    }

    private func limit(from old: Float, _ new: Float) {
        guard old != new else { return }
        held = fitted(held)
        mark(.content)
    }

    private func show(_ image: UIImage?, in view: UIImageView) {
        view.image = image
        if image == nil { view.removeFromSuperview() } else if view.superview == nil { addSubview(view) }
        setNeedsLayout()
    }

    /// Handles the user's movement of the thumb to a position from 0 to 1. `isHeld` is true until the thumb is
    /// released.
    package func receiveSlide(to part: Double, isHeld: Bool) {
        guard isEnabled else { return }
        let wasTracking = isTracking
        isTracking = isHeld
        if isHeld, !wasTracking { sendActions(for: .touchDown) }
        let before = value
        let part = max(0, min(1, part))
        let (least, most) = (Double(minimumValue), Double(max(minimumValue, maximumValue)))
        value = Float(least + (most - least) * part)
        let isNew = value != before
        if isHeld {
            if isNew, isContinuous { sendActions(for: .valueChanged) }
        } else {
            if isNew || (wasTracking && !isContinuous) { sendActions(for: .valueChanged) }
            if wasTracking { sendActions(for: .touchUpInside) }
        }
        mark(.content)  // the page shows the result, even if it equals the former value
    }

    // MARK: - Projection

    package override var plainKind: ViewKind { .slider }
    /// Whether a tap has an effect: true only if an interaction handles it. A tap on the track itself has no effect.
    package override var reactsToTap: Bool { interactions.contains(where: \.reactsToTap) }

    package override func receiveTap() -> Bool {
        guard isEnabled else { return false }
        let listeners = interactions.filter(\.reactsToTap)
        for listener in listeners { listener.tapped() }
        return !listeners.isEmpty
    }

    package override func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {
        super.projectContent(keys, into: writer)
        if keys.contains(.content) {
            writer.setNumber(.part, to: part(of: value))
            writer.setBool(.jumps, to: !isContinuous)
            let track = sided(trackRect(forBounds: bounds))
            writer.setNumbers(.track, to: [track.minX, track.minY, track.width, track.height].map(Double.init))
        }
        if keys.contains(.accessibility) { writer.setString(.said, to: accessibilityValue) }
        if keys.contains(.state) { writer.setBool(.mirrored, to: isMirrored) }
        if keys.contains(.style) {
            writer.setStyle("--slider-done", to: minimumTrackTintColor?.css)
            writer.setStyle("--slider-rest", to: maximumTrackTintColor?.css)
            writer.setStyle("--slider-thumb", to: thumbTintColor?.css)
        }
    }
}
