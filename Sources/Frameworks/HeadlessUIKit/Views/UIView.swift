package import ViewSchema

/// The base class of views. A view does not draw pixels. It stores the properties that the page draws, and marks
/// properties that have changed since the page was last updated.
open class UIView: UIResponder {
    var flags: ViewFlags = [.wantsLayout, .wantsConstraints]
    private(set) var number: Int32 = 0
    var rectangle: CGRect  // the frame without transform
    private var fill: UIColor?
    unowned(unsafe) var container: UIView?  // a parent clears it in its children before it is freed
    var children: [UIView] = []
    unowned(unsafe) var register: ViewRegister?  // cleared when the view leaves the tree or the tree ends
    var flex: FlexFacts?  // nearly all views of Beagle have it, and no other rare property
    private var extras: ViewExtras?

    public init(frame: CGRect) {
        rectangle = frame
        super.init()
        if isPassedByDefault { flags.insert(.deaf) }
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Reads the properties from a storyboard or nib; for other archives, the view is empty.
    public required init?(coder: NSCoder) {
        rectangle = .zero
        super.init()
        if isPassedByDefault { flags.insert(.deaf) }
        coder.unpack(into: self)
    }

    deinit {
        for child in children { child.container = nil }
    }

    open var superview: UIView? { container }
    /// The subviews, the front view last. Views that represent layers are not included.
    open var subviews: [UIView] { layerStands == 0 ? children : Array(children.dropFirst(layerStands)) }
    /// All drawn subviews: views that represent layers, followed by ``subviews``.
    package var drawnChildren: [UIView] { children }
    /// Whether the view represents a layer. Such a view is behind all other subviews.
    var isLayerStand: Bool { false }
    /// The view's controller; without a controller, the superview.
    open override var next: UIResponder? { extras?.controller ?? container }
    override var focusView: UIView? { self }

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

    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.deaf) }
        set { change(.deaf, to: !newValue, marks: .interaction) }
    }

    open var clipsToBounds: Bool {
        get { flags.contains(.clips) }
        set { change(.clips, to: newValue, marks: .style) }
    }

    /// The tint colour; nil inherits the superview's.
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

    /// The class of the layer. The layer is created with `init()`.
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

    /// Returns the first view with a tag, searching depth first from the view itself; nil if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: - Touches

    /// Returns the view at a point. Called for touches that views handle; `event` is nil. For taps, the page itself
    /// determines the view.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, !isLeftOut, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
        else {
            return nil
        }
        for child in children.reversed() where child.transform.isInvertible {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Stored; has no visible effect, because touch methods receive one finger only.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { if newValue { flags.insert(.multipleTouch) } else { flags.remove(.multipleTouch) } }
    }

    /// Always false.
    open var isExclusiveTouch: Bool {
        get { false }
        set {}
    }

    // MARK: - Hooks

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    /// Never called, because the app never runs inside Interface Builder.
    open func prepareForInterfaceBuilder() {}
    /// Sets the frames of subviews with constraints.
    open func layoutSubviews() { placeConstrainedChildren() }
    /// The natural size of the content. A negative length means that there is none along that axis.
    open var intrinsicContentSize: CGSize {
        flexNaturalSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        if let fitting = flexSize(thatFits: size) { return fitting }
        let natural = intrinsicContentSize
        return natural.width < 0 && natural.height < 0
            ? flex?.givenSize ?? bounds.size
            : CGSize(width: max(0, natural.width), height: max(0, natural.height))
    }
    /// Returns the size that satisfies the constraints. A length with the priority `required` equals the length of the
    /// target size.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        fittedSize(for: targetSize, horizontalPriority: horizontal, verticalPriority: vertical)
    }
    /// The first and the last baseline, in points below the centre of the view; nil for a view without text.
    package var baselines: (first: CGFloat, last: CGFloat)? { nil }
    /// Returns the height of the text if it is certain, without measuring, that the text fits on one line of this
    /// width. Otherwise returns nil.
    func heightOfOneLine(in width: CGFloat) -> CGFloat? { nil }
    /// Whether the view has ``baselines``. A subclass can override this property to avoid computing the baselines.
    var hasBaseline: Bool { baselines != nil }
    /// The safe area that this view itself provides for its subviews, like the screen and bars; nil inherits the
    /// superview's.
    package var providedSafeArea: UIEdgeInsets? { nil }
    /// Whether the view is below a navigation bar, so that the insets of scroll views inside are adjusted.
    var isBelowBar: Bool { false }
    /// Whether the controllers of views added here receive their appearance calls later, because their pages are off
    /// screen.
    var holdsWaitingPages: Bool { false }
    /// Whether touches pass through views of this class by default, because these views handle no touches.
    var isPassedByDefault: Bool { false }
    /// Whether the view takes all the space between a bar's buttons.
    var fillsBar: Bool { false }
    /// Whether the content avoids bars above and below by itself. Then subviews have no safe area there.
    var absorbsSafeArea: Bool { false }
    /// The default margins of views of this class.
    var plainMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    /// Returns whether a subview preserves the margins of this view by default.
    func keepsMargins(of child: UIView) -> Bool { false }
    /// Called after the size of the view has changed.
    func sizeChanged() {}
    /// Called before the first layout pass, and after ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {}
    /// Draws the content below the subviews. Called when the view is first shown with a size, after
    /// ``setNeedsDisplay()``, when its traits change, and for the content mode `redraw` when its size changes.
    /// Otherwise the drawing is stretched. It is stored as shapes.
    open func draw(_ rect: CGRect) { drawsNothing = true }
    /// Requests a call of ``draw(_:)`` after this turn.
    open func setNeedsDisplay() { register?.needsDisplay(self) }
    /// Requests a call of ``draw(_:)`` after this turn, always for the whole view.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// The kind of element that the page creates by default.
    package var plainKind: ViewKind { .view }

    /// The class name, if it is more informative for a developer than the kind; nil otherwise.
    package var typeName: String? {
        let name = String(describing: type(of: self))
        return name.hasPrefix("UI") && name != "UIWindow" ? nil : name
    }

    /// The background colour that the page draws; nil draws none.
    package var drawnFill: UIColor? { fill }

    /// Declares the CSS properties of corners, border and shadow.
    package func drawOutline(_ declare: (_ property: String, _ value: String?) -> Void) {
        extras?.rarest?.layer?.css(declare)
    }

    /// Writes the properties of the class; subclasses call `super`.
    package func projectContent(_ keys: PropertyKeys, into writer: any PropertyWriter) {}

    /// Returns whether the view arranges a subview itself, like a stack view. Such a subview is not considered to cover
    /// others.
    package func arranges(_ child: UIView) -> Bool { false }

    /// Whether the page's element for this kind of view clips its content in any case.
    package var cutsByItself: Bool { false }

    /// The point of the content that is drawn at the view's upper left corner, not including the user's scrolling.
    package var drawnOrigin: CGPoint { rare?.rarest?.boundsOrigin ?? .zero }

    /// Called when a subview was hidden or shown, or its intrinsic size changed.
    func childChanged(_ child: UIView) {}

    /// Called at the end of a layout pass, when the subviews have their frames.
    func laidOut() {}

    /// Called when constraints have changed the view's frame. The superview's layout pass then applies the frame.
    func placeFound() { container?.setNeedsLayout() }

    /// Changes the origin of the bounds.
    func showBounds(from origin: CGPoint) {
        withExtras { $0.forRarest.boundsOrigin = origin }
        drawnOriginChanged()
    }

    /// The width or height that the superview prescribes. Constraints inside the view determine a length that is not
    /// prescribed. Nil uses the frame.
    var fit: ViewFit? { nil }

    /// Called when the view entered the tree of an application.
    func entered(_ register: ViewRegister) { enterConstraints(into: register) }

    package override func receiveTap() -> Bool {
        let listeners = interactions.filter(\.reactsToTap)
        for listener in listeners { listener.tapped() }
        return !listeners.isEmpty
    }

    /// Whether a tap on the view has an effect.
    package var reactsToTap: Bool { interactions.contains(where: \.reactsToTap) }

    /// The ARIA role of views of this class; nil if the kind of element implies it.
    package var plainRole: String? { nil }

    /// Whether the view handles touches; false for a disabled control.
    package var takesTouches: Bool { true }

    open override var traitCollection: UITraitCollection { SimulatedDevice.current.traits(nearestStyle) }
    package override var styleOfItsOwn: UIUserInterfaceStyle? { extras?.rarest?.style }
    override var traitHearers: [TraitObserver] {
        get { extras?.rarest?.traitHearers ?? [] }
        set { withExtras { $0.forRarest.traitHearers = newValue } }
    }

    /// Called when the content size category changed. Views with text update their font.
    func textSizeChanged() {}

    /// Called when the appearance changed between light and dark.
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

    // MARK: - Geometry

    /// The frame in the coordinates of the superview. With a ``transform``, it is the bounding rectangle of the drawn
    /// view.
    ///
    /// Setting the frame of a transformed view changes ``bounds`` and ``center``. A scaled view then fills the frame. A
    /// view that is not rotated by a multiple of 90° cannot fill it, and is centred in the frame.
    open var frame: CGRect {
        get { turned.frame }
        set { reshape { $0.frame = newValue } }
    }

    /// The bounds, which ``transform`` does not affect. Setting them keeps ``center``.
    open var bounds: CGRect {
        get { CGRect(origin: rare?.rarest?.boundsOrigin ?? .zero, size: rectangle.size) }
        set {
            if bounds.origin != newValue.origin { showBounds(from: newValue.origin) }
            reshape { $0.size = newValue.size }
        }
    }

    /// The position of ``anchorPoint`` in the superview's coordinates.
    open var center: CGPoint {
        get { turned.position }
        set { reshape { $0.position = newValue } }
    }

    /// The transform, which is applied around ``anchorPoint``.
    open var transform: CGAffineTransform {
        get { rare?.rarest?.transform ?? .identity }
        set {
            guard transform != newValue else { return }
            register?.animated?.willChange(.transform, of: self)
            withExtras { $0.forRarest.transform = newValue }
            mark(.style)
            coveringMayChange()
        }
    }

    open func sizeToFit() {
        let size = sizeThatFits(rectangle.size)
        setFrame(CGRect(origin: rectangle.origin, size: size))
    }

    // MARK: - Layout passes

    /// Requests a layout pass, which runs after this turn.
    open func setNeedsLayout() {
        guard !flags.contains(.wantsLayout) else { return }
        flags.insert(.wantsLayout)
        if flags.contains(.attached) { register?.needsLayout(self) }
    }

    open func layoutIfNeeded() {
        if flags.contains(.attached), let register {
            register.layOut(inside: self)
        } else {
            layOutDetached()
        }
    }

    open func setNeedsUpdateConstraints() {
        flags.insert(.wantsConstraints)
        setNeedsSolution()
    }

    open func updateConstraintsIfNeeded() {
        guard flags.contains(.wantsConstraints) else { return }
        flags.remove(.wantsConstraints)
        if let controller = controllerResponder as? any ConstraintUpdating {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    open func invalidateIntrinsicContentSize() {
        if let engine = constraintEngine {
            engine.contentChanged(in: self)
            engine.geometryChanged(of: self)  // the baselines may have changed
        }
        container?.childChanged(self)
        container?.setNeedsLayout()
        flexContentChanged()
    }

    // MARK: - Fitting sizes

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: - Subviews

    open func addSubview(_ view: UIView) { insert(view, at: children.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index + layerStands) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.container === self { detachFromList(view) }
        insert(view, at: children.firstIndex { $0 === sibling } ?? children.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.container === self { detachFromList(view) }
        insert(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    open func bringSubviewToFront(_ view: UIView) {
        if view.container === self, children.last !== view { insert(view, at: children.count) }
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard view.container === self, subviews.first !== view else { return }
        insert(view, at: layerStands)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let behind = layerStands
        let (index1, index2) = (index1 + behind, index2 + behind)
        guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2,
            min(index1, index2) >= behind
        else { return }
        let (low, high) = (children[min(index1, index2)], children[max(index1, index2)])
        let place = max(index1, index2)
        insert(high, at: min(index1, index2))
        insert(low, at: place)
    }

    open func removeFromSuperview() {
        guard let parent = container else { return }
        if flags.contains(.attached) {
            releaseFocus()
            announceMove(to: nil)
        }
        willMove(toSuperview: nil)
        parent.willRemoveSubview(self)
        leave(parent)
        if flags.contains(.attached) { detachTree() }
        didMoveToSuperview()
        parent.setNeedsLayout()
    }

    // MARK: - Window

    open var window: UIWindow? {
        var view: UIView? = self
        while let candidate = view {
            if let window = candidate as? UIWindow { return window }
            view = candidate.container
        }
        return nil
    }

    /// Ends editing. Returns true if no view inside is first responder afterwards.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let focused = window?.focused as? UIView, focused.isDescendant(of: self) else { return true }
        return focused.resignFirstResponder()
    }

    // MARK: - Notifications of safe area and margins

    /// Called during layout after the safe area of a view in a window has changed.
    open func safeAreaInsetsDidChange() {}
    /// Called after the margins were set, and after the safe area changed if the margins include it.
    open func layoutMarginsDidChange() {}

    // MARK: - Gesture recognizers

    /// Returns whether a gesture recognizer of the view may recognize a gesture. The recognizer's delegate must allow
    /// it too.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            let found = interactions.compactMap { $0 as? UIGestureRecognizer }
            return found.isEmpty ? nil : found
        }
        set {
            for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        if gestureRecognizer.isWorthTelling { withExtras { $0.forRarest.reportsGestures = true } }
        interactions.append(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        interactions.removeAll { $0 === gestureRecognizer }
    }

    // MARK: - Accessibility

    open var accessibilityLabel: String? {
        get { rare?.accessibility?.label }
        set { changeAccessibility { $0.label = newValue } }
    }

    open var accessibilityHint: String? {
        get { rare?.accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }

    open var accessibilityValue: String? {
        get { rare?.accessibility?.value }
        set { changeAccessibility { $0.value = newValue } }
    }

    open var accessibilityIdentifier: String? {
        get { rare?.accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }

    /// Whether the view is an accessibility element. If true, elements inside it are hidden from assistive technology.
    open var isAccessibilityElement: Bool {
        get { rare?.accessibility?.isElement ?? isAccessibilityElementByDefault }
        set { changeAccessibility { $0.isElement = newValue } }
    }

    open var accessibilityViewIsModal: Bool {
        get { rare?.accessibility?.isModal ?? false }
        set { changeAccessibility { $0.isModal = newValue } }
    }

    open var accessibilityElementsHidden: Bool {
        get { rare?.accessibility?.hidesElements ?? false }
        set { changeAccessibility { $0.hidesElements = newValue } }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility?.traits ?? .none }
        set { changeAccessibility { $0.traits = newValue } }
    }

    // MARK: - Safe area

    open var safeAreaInsets: UIEdgeInsets {
        var offset = CGPoint.zero
        var view: UIView = self
        let added = addedSafeArea
        var isAbsorbed = false  // by a scroll view, whose content insets already avoid the bars
        while true {
            if let whole = view.safeAreaForSubviews(includesAdded: view !== self) {
                let place = CGRect(origin: offset, size: rectangle.size)
                return whole.covered(of: place, in: view.rectangle.size, vertically: !isAbsorbed).adding(added)
            }
            guard let parent = view.container else { return added }
            offset.x += view.rectangle.minX
            offset.y += view.rectangle.minY
            isAbsorbed = isAbsorbed || parent.absorbsSafeArea
            view = parent
        }
    }

    // MARK: - Margins

    /// The layout margins. Set values are relative to the safe area; returned values are relative to the edges of the
    /// view. The root view of a controller also has the system's minimum side margins.
    open var layoutMargins: UIEdgeInsets {
        get {
            var margins = ownMargins
            if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
            guard preservesSuperviewLayoutMargins, let around = container else { return margins }
            let (outer, room) = (around.layoutMargins, around.rectangle.size)
            return UIEdgeInsets(
                top: max(margins.top, outer.top - rectangle.minY), left: max(margins.left, outer.left - rectangle.minX),
                bottom: max(margins.bottom, outer.bottom - (room.height - rectangle.maxY)),
                right: max(margins.right, outer.right - (room.width - rectangle.maxX)))
        }
        set {
            withExtras { $0.forRarest.margins.own = newValue }
            marginsChanged()
        }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let (leading, trailing) = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
            return .init(top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
        }
        set {
            let (left, right) =
                isMirrored ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
            layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
        }
    }

    // MARK: - Traits

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleOfItsOwn ?? .unspecified }
        set {
            guard overrideUserInterfaceStyle != newValue else { return }
            changeStyle { withExtras { $0.forRarest.style = newValue } }
        }
    }

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.rarest?.meaning ?? .unspecified }
        set {
            guard semanticContentAttribute != newValue else { return }
            withExtras { $0.forRarest.meaning = newValue }
            sidesChanged()
        }
    }

    /// The layout direction of the device, unless the semantic content attribute overrides it.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    // MARK: - Properties without effect

    /// Stored; has no effect, because the page draws views according to their backgrounds.
    open var isOpaque: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var clearsContextBeforeDrawing: Bool {
        get { stored(default: true) }
        set { store(newValue) }
    }
    /// Stored; has no effect, because the page draws with the resolution of its own screen.
    open var contentScaleFactor: CGFloat {
        get { stored(default: UIScreen.main.scale) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var showsLargeContentViewer: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var largeContentTitle: String? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no effect. Screen readers read the subviews in their order.
    open var accessibilityElements: [Any]? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Returns the number of ``accessibilityElements``. Never called.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Never called.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Never called.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === element as AnyObject } ?? NSNotFound
    }
    /// Stored; has no effect.
    open var shouldGroupAccessibilityChildren: Bool {
        get { stored(default: false) }
        set { store(newValue) }
    }
    /// The transform as a 3D transform. Setting it sets ``transform`` to its 2D part.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// Returns a view with the current appearance of this view.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// Returns a view with the current appearance of a part of this view. `capInsets` has no effect, because the
    /// content keeps its size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return SnapshotView(of: self, part: rect)
    }
    /// Draws the view and its subviews into the current context, as shapes. Returns false if there is no current
    /// context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        return renderHierarchy(in: rect)
    }
    /// Has no effect.
    open func exerciseAmbiguityInLayout() {}
    /// Always zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Stored; has no effect.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { stored(default: .automatic) }
        set { store(newValue) }
    }

    // MARK: - Layer delegate

    /// Lays out the subviews.
    open func layoutSublayers(of layer: CALayer) { if layer === outline { layoutSubviews() } }
    /// Draws the content of the view with ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === outline { draw(bounds) } }
    /// Does nothing.
    open func display(_ layer: CALayer) {}
    /// Does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Always returns nil.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: - Accessibility of elements

    /// The frame of the view in the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get { stored(default: nil) ?? convert(bounds, to: nil) }
        set { store(newValue as CGRect?) }
    }
    /// The centre of ``accessibilityFrame``, unless it was set.
    open var accessibilityActivationPoint: CGPoint {
        get { stored(default: nil) ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { store(newValue as CGPoint?) }
    }
    /// Stored; has no effect.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var accessibilityLanguage: String? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
    /// Stored; has no effect.
    open var accessibilityUserInputLabels: [String]! {
        get { stored(default: []) }
        set { store(newValue ?? []) }
    }
    /// Stored; has no effect.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { stored(default: isUserInteractionEnabled) }
        set { store(newValue) }
    }
    /// Never called, because every view can have constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Never called, because the page's elements handle activation by assistive technology.
    open func accessibilityActivate() -> Bool { false }
    /// Never called.
    open func accessibilityIncrement() {}
    /// Never called.
    open func accessibilityDecrement() {}
    /// Never called.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Never called.
    open func accessibilityPerformMagicTap() -> Bool { false }
}
