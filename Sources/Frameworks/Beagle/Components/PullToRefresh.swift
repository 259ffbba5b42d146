import Flexbox
public import HeadlessUIKit

/// Lets a person pull a component down to have it fetched again (Beagle iOS 2.1, PullToRefresh.swift).
public struct PullToRefresh: Widget, HasContext {
    /// The context everything inside can see.
    public var context: Context?
    /// What a pull runs.
    @AutoCodable public var onPull: [any Action]?
    /// Whether the wheel turns; a pull starts it, and only false stops it again.
    public var isRefreshing: Expression<Bool>?
    /// The colour of the wheel as `#` digits; anything else is the platform's own.
    public var color: Expression<String>?
    /// What is pulled; what does not scroll by itself is put into a scroll view.
    @AutoCodable public var child: any ServerDrivenComponent
    /// The address, which gives the component a box of its own where the child scrolls by itself.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents it.
    public var accessibility: Accessibility?

    /// Something to be pulled, built in code.
    public init(
        context: Context? = nil, onPull: [any Action]? = nil, isRefreshing: Expression<Bool>? = nil,
        color: Expression<String>? = nil, child: any ServerDrivenComponent, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil
    ) {
        self.context = context
        self.onPull = onPull
        self.isRefreshing = isRefreshing
        self.color = color
        self.child = child
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// The child's own scroll view, or one around the child, with a refresh control.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let control = UIRefreshControl()
        let view = view(with: control, renderer)
        renderer.observe(isRefreshing, andUpdateManyIn: view) { [weak control] isRefreshing in
            if isRefreshing == true { control?.beginRefreshing() } else { control?.endRefreshing() }
        }
        renderer.observe(color, andUpdateManyIn: view) { [weak control] in
            control?.tintColor = $0.flatMap(HexColor.init)?.color
        }
        control.addAction(for: .valueChanged) { [onPull, weak controller = renderer.controller, weak view] _ in
            if let view { controller?.execute(actions: onPull, event: "onPull", origin: view) }
        }
        return view
    }

    /// What scrolls by itself is pulled itself; all else is the content of a scroll view.
    private func view(with control: UIRefreshControl, _ renderer: BeagleRenderer) -> UIView {
        let shown = renderer.render(child)
        guard let scroll = shown as? UIScrollView else {
            let scroll = ScrollView.scrollView(around: [shown], along: .vertical)
            scroll.refreshControl = control
            return scroll
        }
        scroll.refreshControl = control
        guard needsBox else { return scroll }
        let box = UIView(around: scroll)
        box.becomeBox { $0.flexGrow = 1 }
        return box
    }

    /// Beagle gives it no members but the context; what a document says besides must not overwrite what it says of the
    /// child, whose view this is.
    private var needsBox: Bool {
        id != nil || style != nil || accessibility != nil
            || (context != nil && (child as? any HasContext)?.context != nil)
    }
}
