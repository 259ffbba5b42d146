/// The drawn outline of a view: corners, border, shadow, and what lies between its fill and what is inside.
open class CALayer: NSObject {
    package weak var owner: (any LayerOwner)? {
        didSet {
            for layer in sublayers ?? [] { layer.owner = owner }
            if let mask, !mask.isDrawnByView { mask.owner = owner }
            guard owner != nil, !waiting.isEmpty else { return }
            let added = waiting
            waiting = []
            for (animation, key) in added { add(animation, forKey: key) }
        }
    }

    open var cornerRadius: CGFloat = 0 { didSet { if oldValue != cornerRadius { changed() } } }
    /// Which corners are rounded.
    open var maskedCorners: CACornerMask = .all { didSet { if oldValue != maskedCorners { changed() } } }
    /// The width of the border, drawn inside the bounds.
    open var borderWidth: CGFloat = 0 { didSet { if oldValue != borderWidth { changed() } } }
    /// The colour of the border; black unless set.
    open var borderColor: CGColor? { didSet { if oldValue != borderColor { changed() } } }
    /// Cuts the content at the rounded bounds.
    open var masksToBounds = false { didSet { if oldValue != masksToBounds { changed() } } }
    /// The fill; the view's own background colour unless set here.
    open var backgroundColor: CGColor? { didSet { if oldValue != backgroundColor { changed() } } }
    open var shadowOpacity: Float = 0 { didSet { if oldValue != shadowOpacity { changed() } } }
    open var shadowRadius: CGFloat = 3 { didSet { if oldValue != shadowRadius { changed() } } }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if oldValue != shadowOffset { changed() } }
    }
    open var shadowColor: CGColor? { didSet { if oldValue != shadowColor { changed() } } }

    /// A layer with no border and square corners.
    public override init() {}

    /// A layer that stands for another while it is animated. No such is ever made here; where code makes one, it is a
    /// new layer.
    public init(layer: Any) {}

    /// A layer from an archive; nothing is read from it.
    public required init?(coder: NSCoder) {}

    // MARK: - Layers inside

    /// The layers inside, the last in front. Colours and gradients are drawn beneath what the view contains.
    open private(set) var sublayers: [CALayer]?
    /// The layer around; nil for that of a view.
    open private(set) weak var superlayer: CALayer?
    /// Cuts the layer to where this one is opaque. The layer of a view may do so, too; that view is not on the screen
    /// by itself then.
    open var mask: CALayer? {
        didSet {
            guard oldValue !== mask else { return }
            oldValue?.cuts(nil)
            mask?.cuts(self)
            changed()
        }
    }
    /// The layer that this one cuts.
    private(set) weak var masked: CALayer?

    private func cuts(_ layer: CALayer?) {
        masked = layer
        if isDrawnByView { owner?.layerCuts(layer) } else { owner = layer?.owner }
    }

    /// Whether the layer is a view's.
    var isDrawnByView: Bool { drawnView != nil }
    private var place = CGRect.zero

    /// Where the layer is in the one around, the smallest upright rectangle around it where it is turned; that of a
    /// view is where the view is.
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
    /// Where the layer is in the one around, by its ``anchorPoint``.
    open var position: CGPoint {
        get { drawnView?.center ?? turned.position }
        set {
            if let view = drawnView { view.center = newValue } else { change { $0.position = newValue } }
        }
    }
    /// Where its position is in it, as shares of its size, and what it turns about. Another one leaves the position,
    /// and moves the layer.
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
    /// Whether it ever turned about anything but its middle.
    private(set) var hasAnchor = false

    /// Where the layer is before it is transformed.
    var untransformedFrame: CGRect { place }
    private var turned: TurnedRectangle {
        TurnedRectangle(rectangle: place, anchor: anchorPoint, transform: ownTransform.flat)
    }

    private func change(_ body: (inout TurnedRectangle) -> Void) {
        var turned = turned
        body(&turned)
        guard place != turned.rectangle else { return }
        place = turned.rectangle
        changed()
    }

    /// From its own coordinates to those of the outermost view around.
    private var matrixToTop: CGAffineTransform {
        if let view = drawnView { return view.matrixToTop }
        let outward = turned.outward(from: .zero)
        return superlayer.map { outward.concatenating($0.matrixToTop) } ?? outward
    }

    /// A point of this layer in the coordinates of another, or of what is around all.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(matrixToTop).applying(l?.matrixToTop.inverted() ?? .identity)
    }
    /// A point of another layer in the coordinates of this one.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.matrixToTop ?? .identity).applying(matrixToTop.inverted())
    }
    /// A rectangle of this layer in the coordinates of another, or of what is around all; upright, as for views.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(matrixToTop.concatenating(l?.matrixToTop.inverted() ?? .identity))
    }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.matrixToTop ?? .identity).concatenating(matrixToTop.inverted()))
    }
    /// Whether a point of the layer lies inside its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// How opaque it is; that of a view is the view's.
    open var opacity: Float {
        get { drawnView.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view = drawnView { return view.alpha = CGFloat(newValue) }
            ownOpacity = newValue
            changed()
        }
    }
    package private(set) var ownOpacity: Float = 1
    /// Whether nothing of it is drawn; that of a view is the view's.
    open var isHidden: Bool {
        get { drawnView?.isHidden ?? isLeftOut }
        set {
            if let view = drawnView { return view.isHidden = newValue }
            isLeftOut = newValue
            changed()
        }
    }
    private var isLeftOut = false
    /// The picture that fills it, a `CGImage`, drawn behind what is inside. What is no picture is told in the session's
    /// log.
    open var contents: Any? {
        didSet {
            hasToldOfContents = false
            changed()
        }
    }
    /// Whether it was told that the contents are no picture.
    var hasToldOfContents = false
    open var contentsGravity = CALayerContentsGravity.resize { didSet { if oldValue != contentsGravity { changed() } } }
    /// How it is turned, scaled and moved, seen from straight ahead; that of a view is the view's.
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

    /// ``transform`` in the plane.
    open func affineTransform() -> CGAffineTransform { transform.flat }

    /// Sets ``transform`` in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    open var name: String?
    /// How far in front it is; kept, the last is in front.
    open var zPosition: CGFloat = 0
    /// Pixels of a point; kept.
    open var contentsScale: CGFloat = 1
    /// Whether it is kept as pixels; kept.
    open var shouldRasterize = false
    /// Pixels of a point of that; kept.
    open var rasterizationScale: CGFloat = 1
    /// The outline of the shadow; kept, it is that of the layer.
    open var shadowPath: CGPath?

    /// The view whose layer this is.
    private var drawnView: (any LayerPlace)? { superlayer == nil && !isMask ? owner as? any LayerPlace : nil }
    private var isMask: Bool { owner.map { $0.outline !== self } ?? true }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
        layer.owner = owner
        if let lack = layer.lack { tell(lack) }
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
        superlayer.sublayers?.removeAll { $0 === self }
        if superlayer.sublayers?.isEmpty == true { superlayer.sublayers = nil }
        superlayer.changed()
        self.superlayer = nil
        owner = nil
    }

    /// What the view of the layer has drawn of itself, as an image of style sheets; as large as the view, whatever size
    /// it has.
    package var drawing: String? { didSet { if oldValue != drawing { changed() } } }

    /// Has the layer's view draw itself again; what else is drawn of a layer follows its properties.
    open func setNeedsDisplay() { drawnView?.setNeedsDisplay() }
    /// Does nothing: layers have the places that code gives them.
    open func setNeedsLayout() {}
    /// Does nothing: layers have the places that code gives them.
    open func layoutIfNeeded() {}

    /// A property that is drawn has another value.
    package func changed() {
        owner?.layerChanged()
        tellOfMask()
        guard let outline = owner?.outline, outline.drawsApart else { return }
        owner?.layersStandApart()
    }

    // MARK: - Layers that are drawn by themselves

    /// What stands for the layer on the page, where it is drawn by itself.
    weak var stand: AnyObject?
    /// Whether layers inside this one, a view's, ever needed that.
    private var hasDrawnApart = false

    /// Whether the layers inside this one, a view's, are drawn each by itself and not as fills of the view: all are
    /// once one of them needs it, so that they stay in their order.
    private var drawsApart: Bool {
        if hasDrawnApart { return true }
        guard contents != nil || sublayers?.contains(where: \.needsStand) == true else { return false }
        hasDrawnApart = true
        return true
    }

    /// Whether the layer is more than a fill at its place.
    private var needsStand: Bool {
        hasMoved || ownTransform != CATransform3DIdentity || contents != nil || cornerRadius > 0 || borderWidth > 0
            || shadowOpacity > 0 || masksToBounds || mask != nil
            || sublayers?.contains { $0.needsStand || ownOpacity < 1 } == true
    }

    /// Whether the layer lies in that of a view, at whatever depth.
    private var isInside: Bool {
        guard let superlayer, let outline = owner?.outline else { return false }
        return superlayer === outline || superlayer.isInside
    }

    /// What fills the layer, as an image of style sheets; nil where nothing does.
    package func fill(in size: CGSize) -> String? {
        guard let color = backgroundColor?.color, !color.isTransparent else { return nil }
        return "linear-gradient(\(color.css), \(color.css))"
    }

    /// What is drawn of the layer itself, from the front, where it lies in the coordinates of the view.
    package func pieces(in place: CGRect) -> [(image: String, place: CGRect)] {
        fill(in: place.size).map { [(image: $0, place: place)] } ?? []
    }

    /// How the layer cuts another one of this size.
    package func mask(in size: CGSize) -> LayerMask? { .pieces(MaskDrawing(self).pieces) }

    /// Adds what is drawn of the layer, without what is inside it, to what a layer is cut to.
    package func drawItself(into mask: inout MaskDrawing, in place: CGRect, opacity: CGFloat, fill: UIColor?) {
        mask.fill(fill, in: place, radius: cornerRadius, opacity: opacity)
        if borderWidth > 0, fill == nil { mask.misses() }
        if let contents, let picture = owner?.picture(of: contents) {
            mask.add(picture, in: place, contentsGravity.fit, opacity: opacity)
        }
        if let drawing { mask.add(drawing, in: place, opacity: opacity) }
    }

    /// Says once what of the mask is not drawn.
    private func tellOfMask() {
        guard !hasToldOfMask, let mask, owner != nil, MaskDrawing(mask).lacksSomething else { return }
        hasToldOfMask = true
        tell("Not all of the mask of a layer is drawn")
    }
    private var hasToldOfMask = false

    /// Gives what the page's variables for parts that were ever in motion are to `declare`.
    package func declareMoving(in size: CGSize, _ declare: (_ property: String, _ value: String?) -> Void) {}

    /// What of the layer is not drawn, as a sentence; nil where all is.
    package var lack: String? { nil }

    private func tell(_ lack: String) { owner?.layerLacks(lack) }

    /// What is drawn of the layers inside, from the front, in the coordinates of this one.
    private func fills(from origin: CGPoint) -> [(image: String, place: CGRect)] {
        (sublayers ?? []).reversed().flatMap { layer -> [(image: String, place: CGRect)] in
            guard !layer.isHidden, layer.ownOpacity > 0 else { return [] }
            let place = layer.place.offsetBy(dx: origin.x, dy: origin.y)
            return layer.fills(from: place.origin) + layer.pieces(in: place)
        }
    }

    /// Gives what is drawn of the layers inside and of the mask to `declare`; the names are always the same once there
    /// was any. Answers the pieces that the layer is cut to, where it is to such.
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

    /// Whether the layer was ever cut to pieces.
    package private(set) var hadMaskPieces = false

    /// The layer that cuts what is drawn.
    var cutter: CALayer? { mask }

    /// Whether something of it looks otherwise in another size.
    package var looksBySize: Bool { !isPlain || hadFills || hadMask }

    private var hadFills = false
    private var hadMask = false
    /// Whether the layer is filled with its colour only, which its view draws.
    private var isPlain: Bool { Swift.type(of: self) == CALayer.self }

    // MARK: - Animations

    private lazy var animations = LayerAnimations()
    /// Whether anything of the layer was ever in motion.
    private var hasMoved = false
    /// Whether anything of what is drawn was ever in motion.
    var wasInMotion: Bool { hasMoved }
    /// Animations that were added before the layer was anywhere.
    private var waiting: [(CAAnimation, String?)] = []

    /// What moves of the layer now, each with its number.
    package var motions: [(number: Int, motion: Motion)] {
        let own = hasMoved ? animations.motions : []
        guard let mask, mask.hasMoved, !mask.isDrawnByView else { return own }
        return own + mask.motions
    }

    /// Whether a declaration of style sheets is in motion now.
    package func isInMotion(_ property: String) -> Bool {
        wasInMotion && motions.contains { $0.motion.frames.first?.look.contains { $0.property == property } == true }
    }

    /// Whether animations of the layer can be seen.
    private var isSeen: Bool { isDrawnByView ? masked == nil : isInside || masked?.isSeen == true }

    /// Adds an animation. One with the key of another takes its place, and a transition is drawn for the next change of
    /// what the view contains. What is drawn of others `CAPropertyAnimation` says; what is not, takes its time and is
    /// told in the session's log. A layer that is nowhere yet begins when it is put somewhere.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        guard owner != nil else { return waiting.append((animation, key)) }
        if let transition = animation as? CATransition { return owner?.layerTransitions(transition) ?? () }
        let motions = isSeen ? animation.motions(of: self) : nil
        if motions == nil, let lack = animation.lack { tell(lack) }
        let now = owner?.layerTime ?? 0
        let wait = animation.beginTime > now ? animation.beginTime - now : 0
        let later = (motions ?? []).map { $0.delayed(by: wait) }
        begin(later, key: key, for: animation.whole.map { $0 + wait }, as: animation)
    }

    /// Draws something for some time.
    package func begin(_ motions: [Motion], for time: TimeInterval?) {
        begin(motions, key: nil, for: time, as: nil)
    }

    /// Draws something until ``stopDrawing(_:)`` is called with the number that is answered.
    package func draw(_ motions: [Motion]) -> Int? {
        guard let owner else { return nil }
        let (number, _) = owner.layerRuns(motions.count, for: nil) {}
        animations.begin(nil, motions, key: nil, number: number, cancel: {})
        moved()
        return number
    }

    /// Ends what ``draw(_:)`` began.
    package func stopDrawing(_ number: Int) {
        if animations.end(number) { moved() }
    }

    private func begin(_ motions: [Motion], key: String?, for time: TimeInterval?, as animation: CAAnimation?) {
        guard let owner else { return }
        if let key { _ = animations.stop { $0 == key } }
        if let animation { animation.delegate?.animationDidStart(animation) }
        var first = 0
        let (number, cancel) = owner.layerRuns(motions.count, for: time) { [weak self] in
            self?.ended(first, animation)
        }
        first = number
        animations.begin(animation, motions, key: key, number: number, cancel: cancel)
        moved()
    }

    private func ended(_ number: Int, _ animation: CAAnimation?) {
        if animation?.stays != true, animations.end(number) { moved() }
        if let animation { animation.delegate?.animationDidStop(animation, finished: true) }
    }

    private func moved() {
        hasMoved = true
        masked?.hasMoved = true
        changed()
    }

    /// The keys of the animations that run; nil where there are none.
    open func animationKeys() -> [String]? {
        let keys = animations.keys
        return keys.isEmpty ? nil : keys
    }

    /// The animation of that key, while it runs.
    open func animation(forKey key: String) -> CAAnimation? { animations.animation(key) }

    /// Takes an animation away before its time.
    open func removeAnimation(forKey key: String) {
        if animations.stop({ $0 == key }) { moved() }
    }

    open func removeAllAnimations() {
        if animations.stop({ _ in true }) { moved() }
        owner?.layerSettles()
    }

    /// Gives every declaration of the outline to `declare`; the names are always the same, nil meaning none.
    package func css(_ declare: (_ property: String, _ value: String?) -> Void) {
        declare("border-radius", cornerRadius > 0 ? maskedCorners.css(radius: cornerRadius) : nil)
        let edge = (borderColor?.color ?? .black).css
        var shadows: [String] = []
        if borderWidth > 0 { shadows.append("inset 0 0 0 \(CSSValue.pixels(borderWidth)) \(edge)") }
        if shadowOpacity > 0 {
            let shade = (shadowColor?.color ?? .black).withAlphaComponent(CGFloat(shadowOpacity)).css
            let offset = "\(CSSValue.pixels(shadowOffset.width)) \(CSSValue.pixels(shadowOffset.height))"
            shadows.append("\(offset) \(CSSValue.pixels(shadowRadius * 2)) \(shade)")
        }
        declare("box-shadow", shadows.isEmpty ? nil : shadows.joined(separator: ", "))
    }
}
