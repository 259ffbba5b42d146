/// A rectangle of the screen with its own content and views inside.
///
/// It draws nothing: it holds what the page draws, and marks what changed since the page was last told.
open class UIView: UIResponder {
    var flags: ViewFlags = [.wantsLayout, .wantsConstraints]
    private(set) var number: Int32 = 0
    var rectangle: CGRect  // the frame, as it was set or found last
    private var fill: UIColor?
    unowned(unsafe) var container: UIView?  // a parent clears it in its children before it goes
    var children: [UIView] = []
    unowned(unsafe) var register: ViewRegister?  // cleared when the view leaves the tree or the tree ends
    var flex: FlexFacts?  // nearly all views of Beagle's have it, and nothing else that is rare
    private var extras: ViewExtras?

    public init(frame: CGRect) {
        rectangle = frame
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// A view from a storyboard or nib, with all that its file says; an empty one from any other archive.
    public required init?(coder: NSCoder) {
        rectangle = .zero
        super.init()
        coder.unpack(into: self)
    }

    deinit {
        for child in children { child.container = nil }
    }

    open var superview: UIView? { container }
    /// The views inside, those in front last.
    open var subviews: [UIView] { layerStands == 0 ? children : Array(children.dropFirst(layerStands)) }
    /// What is drawn inside: ``subviews``, and behind them what stands for layers.
    package var drawnChildren: [UIView] { children }
    /// Whether the view stands for a layer, and lies behind what code puts in.
    var isLayerStand: Bool { false }
    /// Who hears next: the view's controller, otherwise the parent.
    open override var next: UIResponder? { extras?.controller ?? container }

    // MARK: - Appearance

    open var backgroundColor: UIColor? {
        get { fill }
        set {
            guard backgroundColor != newValue else { return }
            register?.animated?.willChange(.fill, of: self)
            fill = newValue
            mark(.style)
        }
    }

    open var alpha: CGFloat {
        get { extras?.alpha ?? 1 }
        set {
            let value = max(0, min(1, newValue))
            guard alpha != value else { return }
            register?.animated?.willChange(.alpha, of: self)
            withExtras { $0.alpha = value }
            mark([.style, .interaction])
            coveringMayChange()
        }
    }

    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set {
            guard isHidden != newValue else { return }
            change(.hidden, to: newValue, marks: [.state, .interaction])
            container?.childChanged(self)
        }
    }

    /// Whether the view, or anything in it, hears touches.
    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.deaf) }
        set { change(.deaf, to: !newValue, marks: .interaction) }
    }

    /// Whether content outside the bounds is cut off.
    open var clipsToBounds: Bool {
        get { flags.contains(.clips) }
        set { change(.clips, to: newValue, marks: .style) }
    }

    /// The colour of buttons and the like inside; the nearest one set counts.
    open var tintColor: UIColor! {
        get { extras?.rarest?.tintColor ?? container?.tintColor ?? .systemBlue }
        set {
            guard extras?.rarest?.tintColor != newValue else { return }
            withExtras { $0.forRarest.tintColor = newValue }
            mark(.style)
            tintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    /// The class of the layer: `CALayer`, `CAGradientLayer` or `CAShapeLayer`. Another one is told in the session's
    /// log.
    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer {
        if let layer = extras?.rarest?.layer { return layer }
        let layer = makeLayer()
        layer.owner = self
        withExtras { $0.forRarest.layer = layer }
        return layer
    }

    open var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set {
            guard contentMode != newValue else { return }
            withExtras { $0.contentMode = newValue }
            mark([.content, .style])
        }
    }

    open var tag: Int {
        get { extras?.tag ?? 0 }
        set { if tag != newValue { withExtras { $0.tag = newValue } } }
    }

    /// This view or the first inside it, depth first, that has the tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: - Touches

    /// The view that hears a touch at a point of this one: the view in front among those inside that hold the point,
    /// this view, or nil where it is hidden, clear, deaf, or the point is outside.
    ///
    /// `event` is nil while touches are told. What is tapped the page decides by what it drew, without asking here.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, !isLeftOut, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
        else {
            return nil
        }
        for child in children.reversed() where child.transform.isInvertible {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return isTouchable ? self : nil
    }

    /// Whether a point of this view lies inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether several fingers would be heard; kept, the page has one.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { if newValue { flags.insert(.multipleTouch) } else { flags.remove(.multipleTouch) } }
    }

    /// Whether no other view hears touches meanwhile: with one finger none does.
    open var isExclusiveTouch: Bool {
        get { false }
        set {}
    }

    /// Whether a touch on the view itself is one; on what only shows something, it is one on the view around.
    var isTouchable: Bool { true }

    // MARK: - Hooks

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    /// Gives the children their places: those with constraints, where these put them.
    open func layoutSubviews() { placeConstrainedChildren() }
    /// The size the content would like; negative is no opinion.
    open var intrinsicContentSize: CGSize {
        flexNaturalSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// The size the content needs within `size`.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        if let fitting = flexSize(thatFits: size) { return fitting }
        let natural = intrinsicContentSize
        return natural.width < 0 && natural.height < 0
            ? flex?.givenSize ?? bounds.size
            : CGSize(width: max(0, natural.width), height: max(0, natural.height))
    }
    /// The size that constraints and content come to, as near to `targetSize` as they allow; a side whose priority is
    /// `required` is that of the target.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittedSize(targetSize, horizontal, vertical)
    }
    /// Where the first and the last line of text stand, in points below the middle of the view; nil without text.
    package var baselines: (first: CGFloat, last: CGFloat)? { nil }
    /// How high its text is where that is sure to be one line in this width, without a measurement; nil where that is
    /// not known.
    func heightOfOneLine(in width: CGFloat) -> CGFloat? { nil }
    /// Whether there are ``baselines``, which is known before they are.
    var hasBaseline: Bool { baselines != nil }
    /// What bars and corners take from the views inside; nil where these go by the view around this one.
    package var providedSafeArea: UIEdgeInsets? { nil }
    /// Whether a navigation bar stands above, whose controllers look after the insets of what scrolls in them.
    var isBelowBar: Bool { false }
    /// Whether what is inside keeps off bars above and below by itself, and has no safe area there.
    var absorbsSafeArea: Bool { false }
    /// The margins of such a view where nobody says others.
    var plainMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    /// Whether a view inside keeps the margins of this one where nobody says so.
    func keepsMargins(of child: UIView) -> Bool { false }
    /// The view has another size.
    func sizeChanged() {}
    /// Sets constraints that depend on others; called before the first layout pass and whenever it was asked for.
    open func updateConstraints() {}
    /// Draws what the view looks like by itself, beneath what it contains; nothing unless a subclass does. It is called
    /// when the view is first shown in a size, after ``setNeedsDisplay()``, when its traits change, and where
    /// ``contentMode`` is `redraw` whenever it gets another size; else what was drawn is stretched. What is drawn into
    /// is kept as shapes.
    open func draw(_ rect: CGRect) { drawsNothing = true }
    /// Has ``draw(_:)`` called after this turn.
    open func setNeedsDisplay() { register?.needsDisplay(self) }
    /// Has ``draw(_:)`` called after this turn, for the whole view.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// The kind of element the page makes, unless a room above declared another.
    package var plainKind: ViewKind { .view }

    /// The class name, when it tells a developer more than the kind does.
    package var typeName: String? {
        let name = String(describing: type(of: self))
        return name.hasPrefix("UI") && name != "UIWindow" ? nil : name
    }

    /// The fill that the page draws.
    package var drawnFill: UIColor? { extras?.rarest?.layer?.backgroundColor?.color ?? fill }

    /// Gives corners, border and shadow to `declare`.
    package func drawOutline(_ declare: (_ property: String, _ value: String?) -> Void) {
        extras?.rarest?.layer?.css(declare)
    }

    /// Writes what the class itself knows; subclasses call `super`.
    package func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {}

    /// Whether the view itself says where a child is, as a stack does, so that the child covers nothing.
    package func arranges(_ child: UIView) -> Bool { false }

    /// Whether the page cuts what lies outside by the kind of the view alone.
    package var cutsByItself: Bool { false }

    /// The point inside that is drawn at the view's corner; what a person scrolls is not in it.
    package var drawnOrigin: CGPoint { rare?.rarest?.boundsOrigin ?? .zero }

    /// A child is hidden or shown now, or its content has another size.
    func childChanged(_ child: UIView) {}

    /// A pass over the view has ended: its children have their places.
    func laidOut() {}

    /// Constraints came to another place for the view, which a pass over its parent gives it.
    func placeFound() { container?.setNeedsLayout() }

    /// Shows another part of what is inside, from this point on.
    func showBounds(from origin: CGPoint) {
        withExtras { $0.forRarest.boundsOrigin = origin }
        drawnOriginChanged()
    }

    /// Which sides the parent gives the view, where constraints inside say the others; nil where its frame says all.
    var fit: ViewFit? { nil }

    /// The view came into the tree of an application.
    func entered(_ register: ViewRegister) { enterConstraints(into: register) }

    package override func receiveTap() -> Bool {
        let listeners = interactions.filter(\.reactsToTap)
        for listener in listeners { listener.tapped() }
        return !listeners.isEmpty
    }

    /// Whether a tap here does something.
    package var reactsToTap: Bool { interactions.contains(where: \.reactsToTap) }

    /// The ARIA role the class has by itself, when the kind does not say it.
    package var plainRole: String? { nil }

    /// Whether touches do anything here; a disabled control takes none.
    package var takesTouches: Bool { true }

    open override var traitCollection: UITraitCollection { SimulatedDevice.current.traits(nearestStyle) }
    package override var styleOfItsOwn: UIUserInterfaceStyle? { extras?.rarest?.style }
    override var traitHearers: [TraitHearer] {
        get { extras?.rarest?.traitHearers ?? [] }
        set { withExtras { $0.forRarest.traitHearers = newValue } }
    }

    /// A person likes text larger or smaller than before; what shows text takes its font again.
    func textSizeChanged() {}

    /// Hears that it is shown dark instead of light, or the other way round.
    func styleChanged() {}

    // MARK: - Storage shared with the extensions of this class

    var rare: ViewExtras? { extras }

    func withExtras(_ body: (ViewExtras) -> Void) {
        let extras = extras ?? ViewExtras()
        self.extras = extras
        body(extras)
    }

    func takeNumber(_ id: ViewNumber) { number = id.rawValue }

    private func change(_ flag: ViewFlags, to value: Bool, marks keys: PropertyKeys) {
        guard flags.contains(flag) != value else { return }
        if value { flags.insert(flag) } else { flags.remove(flag) }
        mark(keys)
        coveringMayChange()
    }
}
