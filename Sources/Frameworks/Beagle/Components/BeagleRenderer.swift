public import HeadlessUIKit

/// Creates views for components, and applies the members that all components have: id, style, context, accessibility
/// (Beagle iOS 2.1, BeagleRenderer.swift).
open class BeagleRenderer {
    /// The screen that the views belong to; nil once it is deallocated.
    public private(set) weak var controller: BeagleController?

    /// The suffix of ids in the current cell: the keys of the enclosing list cells, such as `:k7:0`. Empty outside
    /// lists.
    package private(set) var idSuffix = ""

    /// The coder that knows the components' names, which analytics records. Nil without analytics, because storing a
    /// name costs memory for each view.
    private let names: BeagleCoder?

    /// Converts a value, in ``observe(_:andUpdate:in:map:)``.
    public typealias Mapper<From, To> = (From) -> To

    public init(controller: BeagleController) {
        self.controller = controller
        names = AnalyticsService.configured == nil ? nil : .configured
    }

    /// Uses the id suffix of a view on the screen for components that are added to this view.
    func standInside(_ view: UIView) { idSuffix = view.idSuffix }

    /// Returns the view of a component, with its id, style, context and accessibility applied.
    ///
    /// Returns an empty view if this turn has used up its limit of views.
    open func render(_ component: any ServerDrivenComponent) -> UIView {
        guard AppEnvironment.current.work.request(.view) else { return UIView() }
        let view = component.toView(renderer: self)
        setUp(view, for: component)
        return view
    }

    /// Renders several components, in order.
    open func render(_ children: [any ServerDrivenComponent]) -> [UIView] {
        let work = AppEnvironment.current.work
        return children.prefix { _ in !work.isOver }.map { render($0) }
    }

    /// Renders the content of a list cell, whose ids end with the cell's suffix.
    package func rendering<Result>(idSuffix: String, _ body: () -> Result) -> Result {
        let outer = self.idSuffix
        defer { self.idSuffix = outer }
        self.idSuffix = idSuffix
        return body()
    }

    func dress(_ view: UIView, in style: Style) {
        guard let box = view as? any DecoratedBox else { return observe(style, in: view) }
        let (layout, decoration) = style.parted
        observe(layout, in: view)
        observe(decoration, in: box.decoratedView)
    }

    func setUp(_ view: UIView, for component: any ServerDrivenComponent) {
        if !view.isFlexBox { view.becomeBox() }
        if !(component is Text), let name = names?.name(of: type(of: component), .component) {
            view.attachments[ComponentNameKey.self] = name
        }
        if let id = (component as? any IdentifiableComponent)?.id {
            view.accessibilityIdentifier = id + idSuffix
        }
        if let style = (component as? any StyleComponent)?.style { dress(view, in: style) }
        if let styleId = (component as? any StyleIdComponent)?.styleId {
            view.declared.styleID = StyleIdentifier(styleId).cssClass
        }
        if let accessibility = (component as? any AccessibilityComponent)?.accessibility {
            view.speak(accessibility)
        }
        if let context = (component as? any HasContext)?.context { view.setContext(context) }
        if let onInit = (component as? any InitiableComponent)?.onInit, !onInit.isEmpty {
            (controller as? any FirstLayoutWaiting)?.whenFirstLaidOut(.initialization) { [weak controller, weak view] in
                if let view { controller?.execute(actions: onInit, event: "onInit", origin: view) }
            }
        }
    }
}
