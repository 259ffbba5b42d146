/// A layer. It draws corners, border, shadow and its contents. For the layer of a view, the contents are drawn between
/// the background of the view and its subviews.
open class CALayer: NSObject {
    package weak var owner: (any LayerOwner)? {
        didSet {
            for layer in sublayers ?? [] { layer.owner = owner }
            if let mask, !mask.isDrawnByView { mask.owner = owner }
            if needs.contains(.display) { owner?.layerNeedsLayout() }
            guard owner != nil, !waiting.isEmpty else { return }
            let added = waiting
            waiting = []
            for (animation, key) in added { add(animation, forKey: key) }
        }
    }

    open var cornerRadius: CGFloat = 0 { didSet { if oldValue != cornerRadius { changed() } } }
    open var maskedCorners: CACornerMask = .all { didSet { if oldValue != maskedCorners { changed() } } }
    open var borderWidth: CGFloat = 0 { didSet { if oldValue != borderWidth { changed() } } }
    /// The colour of the border; nil for black.
    open var borderColor: CGColor? { didSet { if oldValue != borderColor { changed() } } }
    /// Whether sublayers are clipped. For the layer of a view it is the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { drawnView?.clipsToBounds ?? ownMasksToBounds }
        set {
            if let view = drawnView { return view.clipsToBounds = newValue }
            guard ownMasksToBounds != newValue else { return }
            ownMasksToBounds = newValue
            changed()
        }
    }
    private var ownMasksToBounds = false
    /// The background colour. For the layer of a view it is the view's.
    open var backgroundColor: CGColor? {
        get { drawnView.map(\.fillColor) ?? ownBackgroundColor }
        set {
            if let view = drawnView { return view.fillColor = newValue }
            guard ownBackgroundColor != newValue else { return }
            ownBackgroundColor = newValue
            changed()
        }
    }
    private var ownBackgroundColor: CGColor?
    open var shadowOpacity: Float = 0 { didSet { if oldValue != shadowOpacity { changed() } } }
    open var shadowRadius: CGFloat = 3 { didSet { if oldValue != shadowRadius { changed() } } }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if oldValue != shadowOffset { changed() } }
    }
    open var shadowColor: CGColor? { didSet { if oldValue != shadowColor { changed() } } }

    public override init() {}

    /// Creates a new layer. `layer` has no effect, because presentation layers are never created.
    public init(layer: Any) {}

    /// Creates a layer; nothing is read from `coder`.
    public required init?(coder: NSCoder) {}

    // MARK: - Layer tree

    /// Sublayers, the front layer last. Colours and gradients are drawn below the content of the view.
    open var sublayers: [CALayer]? {
        get { inside }
        set {
            for layer in inside ?? [] where newValue?.contains(where: { $0 === layer }) != true {
                layer.removeFromSuperlayer()
            }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }
    private var inside: [CALayer]?
    /// The layer that contains this one; nil for the layer of a view.
    open private(set) weak var superlayer: CALayer?
    /// The mask. It may be the layer of a view, which is then not shown itself.
    open var mask: CALayer? {
        didSet {
            guard oldValue !== mask else { return }
            oldValue?.cuts(nil)
            mask?.cuts(self)
            changed()
        }
    }
    /// The layer of which this layer is the mask.
    private(set) weak var masked: CALayer?

    private func cuts(_ layer: CALayer?) {
        masked = layer
        if isDrawnByView { owner?.layerCuts(layer) } else { owner = layer?.owner }
    }

    /// Whether the layer belongs to a view.
    var isDrawnByView: Bool { drawnView != nil }
    private var place = CGRect.zero

    /// The frame in the coordinates of the superlayer. For a transformed layer it is the bounding rectangle. For a
    /// view's layer it is the view's frame.
    open var frame: CGRect {
        get { drawnView?.frame ?? turned.frame }
        set {
            if let view = drawnView { view.frame = newValue } else { change { $0.frame = newValue } }
        }
    }
    open var bounds: CGRect {
        get { drawnView?.bounds ?? CGRect(origin: .zero, size: place.size) }
        set {
            if let view = drawnView { view.bounds = newValue } else { change { $0.size = newValue.size } }
        }
    }
    open var position: CGPoint {
        get { drawnView?.center ?? turned.position }
        set {
            if let view = drawnView { view.center = newValue } else { change { $0.position = newValue } }
        }
    }
    /// The anchor, in fractions of the size. Changing it keeps the position and moves the layer.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard oldValue != anchorPoint else { return }
            hasAnchor = true
            if let view = drawnView { return view.anchorMoved(from: oldValue) }
            place.origin.x -= (anchorPoint.x - oldValue.x) * place.width
            place.origin.y -= (anchorPoint.y - oldValue.y) * place.height
            changed()
        }
    }
    /// Whether the anchor point was ever different from the centre.
    package private(set) var hasAnchor = false

    /// The frame without the transform.
    package var untransformedFrame: CGRect { place }
    private var turned: TurnedRectangle {
        TurnedRectangle(rectangle: place, anchor: anchorPoint, transform: ownTransform.flat)
    }

    private func change(_ body: (inout TurnedRectangle) -> Void) {
        var turned = turned
        body(&turned)
        guard place != turned.rectangle else { return }
        if place.size != turned.rectangle.size {
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
            if hasOwnLayout { setNeedsLayout() }
        }
        place = turned.rectangle
        changed()
    }

    /// The transform from the layer's coordinates to those of the topmost view.
    private var matrixToTop: CGAffineTransform {
        if let view = drawnView { return view.matrixToTop }
        let outward = turned.outward(from: .zero)
        return superlayer.map { outward.concatenating($0.matrixToTop) } ?? outward
    }

    /// Converts a point to the coordinates of another layer. Nil stands for the root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(matrixToTop).applying(l?.matrixToTop.inverted() ?? .identity)
    }
    /// Converts a point from the coordinates of another layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.matrixToTop ?? .identity).applying(matrixToTop.inverted())
    }
    /// Converts a rectangle to the coordinates of another layer, and returns the bounding rectangle. Nil stands for the
    /// root layer.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(matrixToTop.concatenating(l?.matrixToTop.inverted() ?? .identity))
    }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.matrixToTop ?? .identity).concatenating(matrixToTop.inverted()))
    }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The opacity. For the layer of a view it is the view's alpha.
    open var opacity: Float {
        get { drawnView.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view = drawnView { return view.alpha = CGFloat(newValue) }
            ownOpacity = newValue
            changed()
        }
    }
    package private(set) var ownOpacity: Float = 1
    /// Whether the layer is hidden. For the layer of a view, equal to `isHidden` of the view.
    open var isHidden: Bool {
        get { drawnView?.isHidden ?? isLeftOut }
        set {
            if let view = drawnView { return view.isHidden = newValue }
            isLeftOut = newValue
            changed()
        }
    }
    private var isLeftOut = false
    /// The content: a `CGImage` that is drawn behind the sublayers. Other objects are logged and ignored.
    open var contents: Any? {
        didSet {
            hasReportedContents = false
            changed()
        }
    }
    /// Whether a message about unsupported contents was logged.
    package var hasReportedContents = false
    open var contentsGravity = CALayerContentsGravity.resize { didSet { if oldValue != contentsGravity { changed() } } }
    /// The transform, drawn without perspective. For the layer of a view it is the view's transform.
    open var transform: CATransform3D {
        get { drawnView.map { CATransform3D($0.transform) } ?? ownTransform }
        set {
            if let view = drawnView { return view.transform = newValue.flat }
            guard ownTransform != newValue else { return }
            ownTransform = newValue
            changed()
        }
    }
    private var ownTransform = CATransform3DIdentity

    open func affineTransform() -> CGAffineTransform { transform.flat }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    /// Stored; has no visible effect.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Stored; has no visible effect.
    open var sublayerTransform = CATransform3DIdentity
    /// Stored; has no visible effect.
    open var allowsEdgeAntialiasing = false
    /// Stored; has no visible effect.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge,
    ]
    /// Stored; has no visible effect.
    open var isDoubleSided = true
    /// Stored; has no visible effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Stored; has no visible effect.
    open var speed: Float = 1
    /// Stored; has no visible effect.
    open var timeOffset: TimeInterval = 0
    /// Stored; has no visible effect.
    open var beginTime: TimeInterval = 0
    /// Returns the layer itself, because the server does not know the progress of an animation.
    open func presentation() -> Self? { self }
    /// Returns the layer itself.
    open func model() -> Self { self }
    private var namedValues: [String: Any] = [:]
    /// Sets a property, or stores a value under a name.
    open func setValue(_ value: Any?, forKey key: String) {
        if KeyedProperties.ofApplication?.set(key, of: self, to: value) != true { namedValues[key] = value }
    }
    /// Returns the value of a property, or the value that was stored under the name.
    open func value(forKey key: String) -> Any? {
        KeyedProperties.ofApplication?.value(key, of: self) ?? namedValues[key]
    }
    /// Sets a property, or a component of a property such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
    /// Returns the value of a property, or of a component of a property.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    open var name: String?
    /// Stored; has no visible effect. Layers are drawn in the order of the sublayers.
    open var zPosition: CGFloat = 0
    /// Stored; has no visible effect.
    open var contentsScale: CGFloat = 1
    /// Stored; has no visible effect.
    open var shouldRasterize = false
    /// Stored; has no visible effect.
    open var rasterizationScale: CGFloat = 1
    /// Stored; has no visible effect, because the shadow always has the shape of the layer.
    open var shadowPath: CGPath?

    /// The view to which the layer belongs; nil for a layer that is not a view's layer.
    private var drawnView: (any LayerPlace)? { superlayer == nil && !isMask ? owner as? any LayerPlace : nil }
    private var isMask: Bool { owner.map { $0.outline !== self } ?? true }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        inside = all
        layer.superlayer = self
        layer.owner = owner
        if let lack = layer.lack { report(lack) }
        changed()
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(
            layer, at: UInt32((sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? sublayers?.count ?? 0))
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }

    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.inside?.removeAll { $0 === self }
        if superlayer.inside?.isEmpty == true { superlayer.inside = nil }
        superlayer.changed()
        self.superlayer = nil
        owner = nil
    }

    /// The drawing of the layer's view as a CSS image, with the size of the view.
    package var drawing: String? { didSet { if oldValue != drawing { changed() } } }

    // MARK: - Layout and display

    /// The work that the layer does in the next layout pass of its view.
    private struct Needs: OptionSet {
        let rawValue: UInt8
        static let layout = Needs(rawValue: 1)
        static let display = Needs(rawValue: 2)
    }

    private var needs: Needs = .layout
    /// Whether the app's code lays out the sublayers.
    private var hasOwnLayout: Bool {
        ownDelegate != nil || !(isPlain || String(reflecting: Swift.type(of: self)).hasPrefix("QuartzCore."))
    }

    /// Requests a call of ``display()``. For the layer of a view, the view draws itself.
    open func setNeedsDisplay() {
        if let view = drawnView { return view.setNeedsDisplay() }
        needs.insert(.display)
        owner?.layerNeedsLayout()
    }
    /// Requests a call of ``display()``, always for the whole layer.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { needs.contains(.display) }
    open func displayIfNeeded() {
        guard needs.contains(.display) else { return }
        needs.remove(.display)
        display()
    }
    /// Lets the delegate or ``draw(in:)`` draw the layer. The drawing is stored as shapes.
    open func display() {
        if !isDrawnByView { delegate?.display(self) }
        guard bounds.width > 0, bounds.height > 0 else { return }
        let context = CGContext(size: bounds.size)
        delegate?.layerWillDraw(self)
        draw(in: context)
        drawing = context.count == 0 ? nil : SVG.cssImage(context.svg)
    }
    /// Draws the layer. The default calls the delegate.
    open func draw(in ctx: CGContext) { if !isDrawnByView { delegate?.draw(self, in: ctx) } }

    /// Requests a call of ``layoutSublayers()`` in the next layout pass of the view.
    open func setNeedsLayout() {
        needs.insert(.layout)
        owner?.layerNeedsLayout()
    }
    open func needsLayout() -> Bool { needs.contains(.layout) }
    open func layoutIfNeeded() {
        if let view = drawnView { view.layoutIfNeeded() } else { layOutInside() }
    }
    /// Lays out the sublayers. The default calls the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Runs the pending layout and display of the layer and all layers below it in the hierarchy.
    func layOutInside() {
        if needs.contains(.layout) {
            needs.remove(.layout)
            layoutSublayers()
        }
        displayIfNeeded()
        layOutSublayers()
    }

    /// Runs the pending layout and display of the layers inside.
    package func layOutSublayers() { for layer in sublayers ?? [] { layer.layOutInside() } }

    /// The delegate. For a view's layer it is the view, unless code has set another delegate.
    open var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? drawnView as? any CALayerDelegate }
        set { ownDelegate = newValue }
    }
    private weak var ownDelegate: (any CALayerDelegate)?

    /// Returns the action of the delegate, of ``actions``, or of the class. Only the app calls it, because changes of
    /// layers are shown without animation.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }
    /// Always returns nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Always returns nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Never called.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Stored; has no visible effect.
    open var actions: [String: any CAAction]?
    /// Whether the layer is displayed again when its size changes.
    open var needsDisplayOnBoundsChange = false

    /// Returns the front layer at a point in the coordinates of the superlayer; nil if there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let place = convert(p, from: superlayer)
        guard !isHidden, contains(place) else { return nil }
        return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(place) }.first ?? self
    }

    /// Draws the background, the content and the sublayers, as shapes. For the layer of a view, the view and its
    /// subviews are drawn. Controls that the page draws, such as switches, are omitted.
    open func render(in ctx: CGContext) {
        let shape = CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
        ctx.saveGState()
        ctx.multiplyAlpha(by: CGFloat(opacity))
        if masksToBounds { ctx.clip(to: shape, isEvenOdd: false) }
        if let backgroundColor {
            ctx.setFillColor(backgroundColor)
            ctx.addPath(shape)
            ctx.fillPath()
        }
        if borderWidth > 0 {
            ctx.setStrokeColor(borderColor ?? CGColor(.black))
            ctx.setLineWidth(borderWidth)
            ctx.addPath(shape)
            ctx.strokePath()
        }
        draw(in: ctx)
        for layer in sublayers ?? [] where !layer.isHidden {
            ctx.saveGState()
            ctx.translateBy(x: layer.frame.minX, y: layer.frame.minY)
            layer.render(in: ctx)
            ctx.restoreGState()
        }
        if isDrawnByView { owner?.renderContent(in: ctx) }
        ctx.restoreGState()
    }

    /// Returns the same time, because all layers have the same clock.
    open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
    /// Returns the same time, because all layers have the same clock.
    open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }
    open func preferredFrameSize() -> CGSize { frame.size }
    open var visibleRect: CGRect { bounds }

    // MARK: - Properties without effect

    /// Stored; has no visible effect.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Stored; has no visible effect.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Stored; has no visible effect.
    open var isOpaque = false
    /// Stored; has no visible effect.
    open var isGeometryFlipped = false
    /// Stored; has no visible effect.
    open var drawsAsynchronously = false
    /// Stored; has no visible effect.
    open var allowsGroupOpacity = true
    /// Stored; has no visible effect.
    open var anchorPointZ: CGFloat = 0
    /// Stored; has no visible effect.
    open var filters: [Any]?
    /// Stored; has no visible effect.
    open var backgroundFilters: [Any]?
    /// Stored; has no visible effect.
    open var compositingFilter: Any?
    /// Stored; has no visible effect.
    open var minificationFilter = CALayerContentsFilter.linear
    /// Stored; has no visible effect.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Stored; has no visible effect.
    open var minificationFilterBias: Float = 0
    /// Stored; has no visible effect.
    open var duration: TimeInterval = 0
    /// Stored; has no visible effect.
    open var repeatCount: Float = 0
    /// Stored; has no visible effect.
    open var repeatDuration: TimeInterval = 0
    /// Stored; has no visible effect.
    open var autoreverses = false

    /// Called when a property that is drawn has changed.
    package func changed() {
        owner?.layerChanged()
        tellOfMask()
        guard let outline = owner?.outline, outline.drawsApart else { return }
        owner?.layersStandApart()
    }

    // MARK: - Layers with an element of their own

    /// The view that represents the layer as a separate page element; nil if the layer needs no element.
    package weak var stand: AnyObject?
    /// Whether sublayers of this view's layer ever needed an element.
    private var hasDrawnApart = false

    /// Whether each sublayer of this view's layer has a separate page element, instead of being drawn as a background
    /// of the view. If one sublayer needs an element, all get one, so that their order is kept.
    private var drawsApart: Bool {
        if hasDrawnApart { return true }
        guard contents != nil || sublayers?.contains(where: \.needsStand) == true else { return false }
        hasDrawnApart = true
        return true
    }

    /// Whether the layer needs a separate page element, because a CSS background cannot draw it.
    private var needsStand: Bool {
        hasMoved || ownTransform != CATransform3DIdentity || contents != nil || cornerRadius > 0 || borderWidth > 0
            || shadowOpacity > 0 || masksToBounds || mask != nil
            || sublayers?.contains { $0.needsStand || ownOpacity < 1 } == true
    }

    /// Whether the layer is a descendant of a view's layer.
    private var isInside: Bool {
        guard let superlayer, let outline = owner?.outline else { return false }
        return superlayer === outline || superlayer.isInside
    }

    /// Returns the layer's background as a CSS image; nil if it has none.
    package func fill(in size: CGSize) -> String? {
        guard let color = backgroundColor?.value, !color.isTransparent else { return nil }
        return "linear-gradient(\(color.css), \(color.css))"
    }

    /// Returns the parts that the layer itself draws, from front to back. `place` is its frame in the coordinates of
    /// the view.
    package func pieces(in place: CGRect) -> [(image: String, place: CGRect)] {
        [isDrawnByView ? nil : drawing, fill(in: place.size)].compactMap { $0.map { (image: $0, place: place) } }
    }

    /// Returns this layer as the mask of a layer of the given size.
    package func mask(in size: CGSize) -> LayerMask? { .pieces(MaskDrawing(self).pieces) }

    /// Adds the layer's own drawing, without sublayers, to a mask.
    package func drawItself(into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat, fill: ColorValue?) {
        mask.fill(fill, in: place, radius: cornerRadius, opacity: opacity)
        if borderWidth > 0, fill == nil { mask.misses() }
        if let contents, let picture = owner?.picture(of: contents) {
            mask.add(picture, in: place, mode: contentsGravity.fit, opacity: opacity)
        }
        if let drawing { mask.add(drawing, in: place, opacity: opacity) }
    }

    /// Logs, once for each layer, that a part of the mask is not drawn.
    private func tellOfMask() {
        guard !hasReportedMask, let mask, owner != nil, MaskDrawing(mask).lacksSomething else { return }
        hasReportedMask = true
        report("Not all of the mask of a layer is drawn")
    }
    private var hasReportedMask = false

    /// Declares the CSS variables of parts that were ever animated.
    package func declareMoving(in size: CGSize, _ declare: (_ property: String, _ value: String?) -> Void) {}

    /// A message about the parts of the layer that are not drawn; nil if all are drawn.
    package var lack: String? { nil }

    private func report(_ lack: String) { owner?.layerLacks(lack) }

    /// Returns the parts that the sublayers draw, from front to back, in the coordinates of this layer.
    private func fills(from origin: CGPoint) -> [(image: String, place: CGRect)] {
        (sublayers ?? []).reversed().flatMap { layer -> [(image: String, place: CGRect)] in
            guard !layer.isHidden, layer.ownOpacity > 0 else { return [] }
            let place = layer.place.offsetBy(dx: origin.x, dy: origin.y)
            return layer.fills(from: place.origin) + layer.pieces(in: place)
        }
    }

    /// Declares the CSS properties for the sublayers and the mask. Every call after the first drawing declares the same
    /// properties.
    ///
    /// - Returns: The pieces of the mask; nil if the mask does not consist of pieces.
    package func declareInside(
        in size: CGSize, _ declare: (_ property: String, _ value: String?) -> Void
    ) -> [MaskPiece]? {
        let place = CGRect(origin: .zero, size: size)
        let drawn = drawing.map { [(image: $0, place: place)] } ?? []
        let fills = (hasDrawnApart ? [] : fills(from: .zero)) + drawn + (isPlain ? [] : pieces(in: place))
        if !fills.isEmpty || hadFills {
            hadFills = true
            func list(_ text: ((image: String, place: CGRect)) -> String) -> String? {
                fills.isEmpty ? nil : fills.map(text).joined(separator: ", ")
            }
            declare("background-image", list { $0.image })
            declare(
                "background-position",
                list { "\(CSSValue.pixels($0.place.minX)) \(CSSValue.pixels($0.place.minY))" })
            let resizes = isInMotion("width")
            declare(
                "background-size",
                list {
                    if resizes, $0.place == place { return "100% 100%" }
                    return "\(CSSValue.pixels($0.place.width)) \(CSSValue.pixels($0.place.height))"
                })
            declare("background-repeat", fills.isEmpty ? nil : "no-repeat")
        }
        declareMoving(in: size, declare)
        guard cutter != nil || hadMask else { return nil }
        hadMask = true
        let (outline, shade, pieces): (String?, String?, [MaskPiece]?) =
            switch cutter?.mask(in: size) {
            case .outline(let outline): (outline, nil, nil)
            case .shade(let shade): (nil, shade, nil)
            case .pieces(let pieces): (nil, nil, pieces)
            case nil: (nil, nil, nil)
            }
        declare("clip-path", outline)
        declare("mask-image", shade)
        cutter?.declareMoving(in: size, declare)
        if pieces != nil { hadMaskPieces = true }
        return pieces
    }

    /// Whether the layer ever had a mask that consists of pieces.
    package private(set) var hadMaskPieces = false

    /// The layer that masks the drawing; nil if there is none.
    var cutter: CALayer? { mask }

    /// Whether the drawing depends on the size.
    package var drawingDependsOnSize: Bool { !isPlain || hadFills || hadMask }

    private var hadFills = false
    private var hadMask = false
    /// Whether the layer has only a background colour, which its view draws.
    private var isPlain: Bool { Swift.type(of: self) == CALayer.self }

    // MARK: - Animations

    private lazy var animations = LayerAnimations()
    /// Whether the layer was ever animated.
    private var hasMoved = false
    /// Whether anything drawn was ever animated.
    package var wasInMotion: Bool { hasMoved }
    /// Animations that were added before the layer had a view.
    private var waiting: [(CAAnimation, String?)] = []

    /// The running motions, each with its number.
    package var motions: [(number: Int, motion: Motion)] {
        let own = hasMoved ? animations.motions : []
        guard let mask, mask.hasMoved, !mask.isDrawnByView else { return own }
        return own + mask.motions
    }

    /// Whether a CSS property is animated now.
    package func isInMotion(_ property: String) -> Bool {
        wasInMotion && motions.contains { $0.motion.frames.first?.look.contains { $0.property == property } == true }
    }

    /// Whether animations of the layer are visible: the layer belongs to a view, is inside such a layer, or is part of
    /// a mask of one.
    private var isSeen: Bool { isDrawnByView ? masked == nil : isInside || masked?.isSeen == true }

    /// Adds an animation. An animation with the same key is replaced. A transition applies to the next change of the
    /// view's content. `CAPropertyAnimation` documents the supported key paths; other animations are not drawn, but
    /// still take their time, and are logged. If the layer has no view yet, the animation begins when the layer gets a
    /// view.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        guard owner != nil else { return waiting.append((animation, key)) }
        if let transition = animation as? CATransition { return owner?.layerTransitions(transition) ?? () }
        let motions = isSeen ? animation.motions(of: self) : nil
        if motions == nil, let lack = animation.lack { report(lack) }
        let now = owner?.layerTime ?? 0
        let wait = animation.beginTime > now ? animation.beginTime - now : 0
        let later = (motions ?? []).map { $0.delayed(by: wait) }
        if let whole = animation.whole { CATransaction.recordAnimation(for: whole + wait) }
        begin(later, key: key, for: animation.whole.map { $0 + wait }, as: animation)
    }

    /// Draws motions for a duration in seconds; nil draws them until they are removed.
    package func begin(_ motions: [Motion], for time: TimeInterval?) {
        begin(motions, key: nil, for: time, as: nil)
    }

    /// Draws motions until ``stopDrawing(_:)`` is called with the returned number.
    package func draw(_ motions: [Motion]) -> Int? {
        guard let owner else { return nil }
        let (number, _) = owner.startMotions(count: motions.count, for: nil) {}
        animations.begin(nil, motions: motions, key: nil, number: number, cancel: {})
        moved()
        return number
    }

    /// Ends motions that ``draw(_:)`` started.
    package func stopDrawing(_ number: Int) {
        if animations.end(number) { moved() }
    }

    private func begin(_ motions: [Motion], key: String?, for time: TimeInterval?, as animation: CAAnimation?) {
        guard let owner else { return }
        if let key { _ = animations.stop { $0 == key } }
        if let animation { animation.delegate?.animationDidStart(animation) }
        var first = 0
        let (number, cancel) = owner.startMotions(count: motions.count, for: time) { [weak self] in
            self?.motionsEnded(first, of: animation)
        }
        first = number
        animations.begin(animation, motions: motions, key: key, number: number, cancel: cancel)
        moved()
    }

    private func motionsEnded(_ number: Int, of animation: CAAnimation?) {
        if animation?.stays != true, animations.end(number) { moved() }
        if let animation { animation.delegate?.animationDidStop(animation, finished: true) }
    }

    private func moved() {
        hasMoved = true
        masked?.hasMoved = true
        changed()
    }

    /// Returns the keys of the running animations; nil if no animation is running.
    open func animationKeys() -> [String]? {
        let keys = animations.keys
        return keys.isEmpty ? nil : keys
    }

    open func animation(forKey key: String) -> CAAnimation? { animations.animation(key) }

    open func removeAnimation(forKey key: String) {
        if animations.stop({ $0 == key }) { moved() }
    }

    open func removeAllAnimations() {
        if animations.stop({ _ in true }) { moved() }
        owner?.layerSettles()
    }

    /// Declares the CSS properties of the layer. Always declares the same properties. A nil value removes a property.
    package func css(_ declare: (_ property: String, _ value: String?) -> Void) {
        declare("border-radius", cornerRadius > 0 ? maskedCorners.css(radius: cornerRadius) : nil)
        let edge = (borderColor?.value ?? .black).css
        var shadows: [String] = []
        if borderWidth > 0 { shadows.append("inset 0 0 0 \(CSSValue.pixels(borderWidth)) \(edge)") }
        if shadowOpacity > 0 {
            let shade = (shadowColor?.value ?? .black).withAlpha(CGFloat(shadowOpacity)).css
            let offset = "\(CSSValue.pixels(shadowOffset.width)) \(CSSValue.pixels(shadowOffset.height))"
            shadows.append("\(offset) \(CSSValue.pixels(shadowRadius * 2)) \(shade)")
        }
        declare("box-shadow", shadows.isEmpty ? nil : shadows.joined(separator: ", "))
    }
}

/// The curve of rounded corners. It has no effect, because the page draws circular corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
