import Flexbox
public import HeadlessUIKit

/// Adds a refresh control to a component (Beagle iOS 2.1, PullToRefresh.swift).
public struct PullToRefresh: Widget, HasContext {
    public var context: Context?
    /// The actions to run when the user pulls.
    @AutoCodable public var onPull: [any Action]?
    /// Whether the refresh control spins. Pulling starts it, and false stops it.
    public var isRefreshing: Expression<Bool>?
    /// The colour of the spinner in the form `#RRGGBB`; any other value uses the default colour.
    public var color: Expression<String>?
    /// The component to refresh. If it does not scroll itself, it is put into a scroll view.
    @AutoCodable public var child: any ServerDrivenComponent
    /// The id of the component. If the child scrolls itself, setting the id creates a separate box around the child.
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

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

    /// Returns the child's own scroll view, or one around the child, with a refresh control.
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

    /// Adds the control to the child's own scroll view. If the child has none, it becomes the content of a new scroll
    /// view.
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

    /// Whether a member is set that needs a separate view.
    ///
    /// Of these members, Beagle iOS has only the context. Without a separate view, the members would replace those of
    /// the child, whose view would be shared.
    private var needsBox: Bool {
        id != nil || style != nil || accessibility != nil
            || (context != nil && (child as? any HasContext)?.context != nil)
    }
}
