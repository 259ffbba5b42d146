import Flexbox
public import HeadlessUIKit

/// A box with scrollable content (Beagle iOS 2.1, ScrollView.swift).
public struct ScrollView: Widget, HasContext {
    @AutoCodable public var children: [any ServerDrivenComponent]?
    /// The scroll direction, vertical by default.
    public var scrollDirection: ScrollAxis?
    /// Whether scroll indicators are shown; true by default.
    public var scrollBarEnabled: Bool?
    public var context: Context?
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

    public init(
        children: [any ServerDrivenComponent]? = nil, scrollDirection: ScrollAxis? = nil,
        scrollBarEnabled: Bool? = nil, context: Context? = nil, id: String? = nil, style: Style? = nil,
        accessibility: Accessibility? = nil
    ) {
        self.children = children
        self.scrollDirection = scrollDirection
        self.scrollBarEnabled = scrollBarEnabled
        self.context = context
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// Creates a scroll view that contains one content box.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let axis = (scrollDirection ?? .vertical).layoutAxis
        let views = renderer.render(children ?? [])
        let view = Self.scrollView(around: views, along: axis)
        view.showsVerticalScrollIndicator = scrollBarEnabled ?? true
        view.showsHorizontalScrollIndicator = scrollBarEnabled ?? true
        return view
    }

    /// Creates a scroll view around a box that contains these views.
    static func scrollView(around views: [UIView], along axis: LayoutAxis) -> UIScrollView {
        let content = UIView()
        content.becomeBox {
            ($0.flexGrow, $0.flexShrink) = (1, 0)
            $0.flexDirection = axis.box
        }
        content.addSubviews(views)
        let view = UIScrollView()
        view.scrollAxis = axis.uikit
        view.becomeBox {
            $0.flexGrow = 1
            $0.flexDirection = axis.box
            $0.overflow = .scroll
        }
        view.addSubview(content)
        return view
    }
}

/// The scroll direction of a component (Beagle iOS 2.1, ScrollAxis.swift).
public enum ScrollAxis: String, BeagleEnumeration, Sendable {
    case vertical = "VERTICAL"
    case horizontal = "HORIZONTAL"
}

extension ScrollAxis {
    var layoutAxis: LayoutAxis {
        switch self {
        case .vertical: .vertical
        case .horizontal: .horizontal
        }
    }
}

extension ScrollAxis {
    /// The flex direction of children along this axis.
    public var flexDirection: Flex.FlexDirection {
        switch self {
        case .vertical: .column
        case .horizontal: .row
        }
    }
}

extension LayoutAxis {
    var uikit: NSLayoutConstraint.Axis {
        switch self {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }

    var box: FlexStyle.FlexDirection {
        switch self {
        case .horizontal: .row
        case .vertical: .column
        }
    }
}
