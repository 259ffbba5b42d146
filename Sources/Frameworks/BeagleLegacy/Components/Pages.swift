public import Beagle
public import HeadlessUIKit

public import enum Beagle.Expression

/// A component that shows which page of a `PageView` is seen (Beagle iOS 1.9, PageView.swift).
public protocol PageIndicatorComponent: ServerDrivenComponent {}

/// Hears which page a person asks an indicator for (Beagle iOS 1.9, PageIndicatorUI.swift).
public protocol PageIndicatorOutput: AnyObject {
    /// Called with the page's number, counted from 0.
    func swipeToPage(at index: Int)
}

/// A view that shows which page of several is seen (Beagle iOS 1.9, PageIndicatorUI.swift).
public protocol PageIndicatorUIView: Beagle.PageIndicatorUIView {
    /// Hears which page a person asks for; here nobody does, because Beagle's own indicator takes no touches either.
    var outputReceiver: (any PageIndicatorOutput)? { get set }
}

/// An indicator with two colours that always are said.
public struct CustomPageIndicator: PageIndicatorComponent {
    /// The colour of the seen page's dot, as `#` digits.
    public let selectedColor: String
    /// The colour of the other dots.
    public let defaultColor: String

    /// An indicator with its two colours.
    public init(selectedColor: String, defaultColor: String) {
        self.selectedColor = selectedColor
        self.defaultColor = defaultColor
    }

    /// Dots in these colours.
    public func toView(renderer: BeagleRenderer) -> UIView {
        PageIndicator(selectedColor: selectedColor, unselectedColor: defaultColor).toView(renderer: renderer)
    }
}

extension PageView {
    /// Pages with an indicator below them (Beagle iOS 1.9, PageView.swift).
    @_disfavoredOverload
    public init(
        children: [any Beagle.ServerDrivenComponent]? = nil, pageIndicator: (any PageIndicatorComponent)? = nil,
        context: Context? = nil, onPageChange: [any Beagle.Action]? = nil, currentPage: Expression<Int>? = nil
    ) {
        self = PageView(
            children: children, context: context, onPageChange: onPageChange, currentPage: currentPage,
            pageIndicator: pageIndicator)
    }

    /// The pages of a closure.
    public init(
        context: Context? = nil, onPageChange: [any Beagle.Action]? = nil, currentPage: Expression<Int>? = nil,
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(children: children(), context: context, onPageChange: onPageChange, currentPage: currentPage)
    }

    /// One page.
    @_disfavoredOverload
    public init(
        context: Context? = nil, onPageChange: [any Beagle.Action]? = nil, currentPage: Expression<Int>? = nil,
        @ChildBuilder _ children: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(children: [children()], context: context, onPageChange: onPageChange, currentPage: currentPage)
    }
}

extension TabItem {
    /// A tab with the page of a closure (Beagle iOS 1.9, TabView.swift).
    public init(
        icon: StringOrExpression? = nil, title: String? = nil,
        @ChildBuilder _ child: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(icon: icon.map { Expression(text: $0) }, title: title, child: child())
    }
}

extension TabView {
    /// The tabs of a closure (Beagle iOS 1.9, TabView.swift).
    public init(context: Context? = nil, styleId: String? = nil, @TabItemsBuilder _ children: () -> [TabItem]) {
        self.init(children: children(), styleId: styleId, context: context)
    }

    /// One tab.
    @_disfavoredOverload
    public init(context: Context? = nil, styleId: String? = nil, @TabItemBuilder _ children: () -> TabItem) {
        self.init(children: [children()], styleId: styleId, context: context)
    }
}
