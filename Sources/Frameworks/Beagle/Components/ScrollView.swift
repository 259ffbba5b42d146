import Flexbox
public import HeadlessUIKit

/// A box whose content may be longer than itself (Beagle iOS 2.1, ScrollView.swift).
public struct ScrollView: Widget, HasContext {
    /// What is inside, in order.
    @AutoCodable public var children: [any ServerDrivenComponent]?
    /// The way children follow each other, downwards when there is none.
    public var scrollDirection: ScrollAxis?
    /// Whether a bar shows where the content stands; it does unless this is false.
    public var scrollBarEnabled: Bool?
    /// The context everything inside can see.
    public var context: Context?
    /// The address of the box.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the box.
    public var accessibility: Accessibility?

    /// A scrolling box built in code.
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

    /// A scroll view around one content box.
    public func toView(renderer: BeagleRenderer) -> UIView {
        let axis = (scrollDirection ?? .vertical).layoutAxis
        let views = renderer.render(children ?? [])
        let view = Self.scrollView(around: views, along: axis)
        view.showsVerticalScrollIndicator = scrollBarEnabled ?? true
        view.showsHorizontalScrollIndicator = scrollBarEnabled ?? true
        return view
    }

    /// A scroll view around a box with these views.
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

/// The way a scrolling component's content goes (Beagle iOS 2.1, ScrollAxis.swift).
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
    /// The way children follow each other along it.
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
