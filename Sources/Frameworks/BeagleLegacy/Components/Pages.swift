public import Beagle
public import HeadlessUIKit

public import enum Beagle.Expression

/// A component that displays the current page of a `PageView` (Beagle iOS 1.9, PageView.swift).
public protocol PageIndicatorComponent: ServerDrivenComponent {}

/// The receiver of the page that the user selects in an indicator (Beagle iOS 1.9, PageIndicatorUI.swift).
public protocol PageIndicatorOutput: AnyObject {
    /// Receives the index of the selected page, counted from 0.
    func swipeToPage(at index: Int)
}

/// A view that displays the current page (Beagle iOS 1.9, PageIndicatorUI.swift).
public protocol PageIndicatorUIView: Beagle.PageIndicatorUIView {
    /// The object that is notified of the selected page. Never called, because Beagle's page indicator does not react
    /// to touches either.
    var outputReceiver: (any PageIndicatorOutput)? { get set }
}

/// A page indicator whose two colours are required.
public struct CustomPageIndicator: PageIndicatorComponent {
    /// The colour of the dot of the current page, in the form `#RRGGBB`.
    public let selectedColor: String
    /// The colour of the other dots.
    public let defaultColor: String

    public init(selectedColor: String, defaultColor: String) {
        self.selectedColor = selectedColor
        self.defaultColor = defaultColor
    }

    public func toView(renderer: BeagleRenderer) -> UIView {
        PageIndicator(selectedColor: selectedColor, unselectedColor: defaultColor).toView(renderer: renderer)
    }
}

extension PageView {
    /// Creates a page view with an indicator below the pages (Beagle iOS 1.9, PageView.swift).
    @_disfavoredOverload
    public init(
        children: [any Beagle.ServerDrivenComponent]? = nil, pageIndicator: (any PageIndicatorComponent)? = nil,
        context: Context? = nil, onPageChange: [any Beagle.Action]? = nil, currentPage: Expression<Int>? = nil
    ) {
        self = PageView(
            children: children, context: context, onPageChange: onPageChange, currentPage: currentPage,
            pageIndicator: pageIndicator)
    }

    /// Creates a page view with the pages that a closure builds.
    public init(
        context: Context? = nil, onPageChange: [any Beagle.Action]? = nil, currentPage: Expression<Int>? = nil,
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(children: children(), context: context, onPageChange: onPageChange, currentPage: currentPage)
    }

    /// Creates a page view with one page.
    @_disfavoredOverload
    public init(
        context: Context? = nil, onPageChange: [any Beagle.Action]? = nil, currentPage: Expression<Int>? = nil,
        @ChildBuilder _ children: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(children: [children()], context: context, onPageChange: onPageChange, currentPage: currentPage)
    }
}

extension TabItem {
    /// Creates a tab with the content that a closure builds (Beagle iOS 1.9, TabView.swift).
    public init(
        icon: StringOrExpression? = nil, title: String? = nil,
        @ChildBuilder _ child: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(icon: icon.map { Expression(text: $0) }, title: title, child: child())
    }
}

extension TabView {
    /// Creates a tab view with the tabs that a closure builds (Beagle iOS 1.9, TabView.swift).
    public init(context: Context? = nil, styleId: String? = nil, @TabItemsBuilder _ children: () -> [TabItem]) {
        self.init(children: children(), styleId: styleId, context: context)
    }

    /// Creates a tab view with one tab.
    @_disfavoredOverload
    public init(context: Context? = nil, styleId: String? = nil, @TabItemBuilder _ children: () -> TabItem) {
        self.init(children: [children()], styleId: styleId, context: context)
    }
}
