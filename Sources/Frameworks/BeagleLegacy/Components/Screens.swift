public import Beagle

public import enum Beagle.Expression

extension Screen {
    /// Creates a screen (Beagle iOS 1.9, Screen.swift). The event has no effect.
    @_disfavoredOverload
    public init(
        identifier: String? = nil, style: Style? = nil, safeArea: SafeArea? = nil, navigationBar: NavigationBar? = nil,
        screenAnalyticsEvent: AnalyticsScreen? = nil, child: any Beagle.ServerDrivenComponent, context: Context? = nil
    ) {
        self = Screen(
            id: identifier, style: style, safeArea: safeArea, navigationBar: navigationBar, context: context,
            child: child)
    }

    /// Creates a screen with the content that a closure builds.
    public init(
        id: String? = nil, style: Style? = nil, safeArea: SafeArea? = nil, navigationBar: NavigationBar? = nil,
        screenAnalyticsEvent: AnalyticsScreen? = nil, context: Context? = nil,
        @ChildBuilder _ child: () -> any Beagle.ServerDrivenComponent
    ) {
        self = Screen(
            id: id, style: style, safeArea: safeArea, navigationBar: navigationBar, context: context, child: child())
    }

    /// The id of the screen, under its name in Beagle 1.x.
    public var identifier: String? { id }
}

extension NavigationBar {
    /// Creates a navigation bar (Beagle iOS 1.9, NavigationBar.swift).
    @_disfavoredOverload
    public init(
        title: String, styleId: String? = nil, showBackButton: Bool? = nil,
        backButtonAccessibility: Accessibility? = nil, navigationBarItems: [NavigationBarItem]? = nil
    ) {
        self = NavigationBar(
            title: title, showBackButton: showBackButton, styleId: styleId,
            backButtonAccessibility: backButtonAccessibility, navigationBarItems: navigationBarItems)
    }
}

extension NavigationBarItem {
    /// Creates a navigation bar button with one action (Beagle iOS 1.9, NavigationBar.swift).
    @_disfavoredOverload
    public init(
        id: String? = nil, image: String? = nil, text: String, action: any Beagle.Action,
        accessibility: Accessibility? = nil
    ) {
        self.init(
            id: id, image: image.map { Expression(text: $0) }, text: text, accessibility: accessibility, action: action)
    }

    /// The first action of the button.
    public var action: any Beagle.Action { onPress.first ?? UnknownAction(type: "") }
}

extension Style {
    /// Creates a style with colours given as strings (Beagle iOS 1.9, Style.swift).
    public init(
        backgroundColor: String, cornerRadius: CornerRadius? = nil, borderColor: String? = nil,
        borderWidth: Double? = nil, size: Size? = nil, margin: EdgeValue? = nil, padding: EdgeValue? = nil,
        position: EdgeValue? = nil, positionType: PositionType? = nil, display: Expression<Display>? = nil,
        flex: Flex? = nil
    ) {
        self.init(
            backgroundColor: Expression(text: backgroundColor), cornerRadius: cornerRadius,
            borderColor: borderColor.map { Expression(text: $0) }, borderWidth: borderWidth.map { .value($0) },
            size: size, margin: margin, padding: padding, position: position, positionType: positionType,
            display: display, flex: flex)
    }
}

extension Accessibility {
    /// Creates an accessibility description (Beagle iOS 1.9, Accessibility.swift).
    @_disfavoredOverload
    public init(accessibilityLabel: String? = nil, accessible: Bool = true, isHeader: Bool? = false) {
        self = Accessibility(
            accessible: accessible, accessibilityLabel: accessibilityLabel, isHeader: isHeader ?? false)
    }
}

extension Size {
    /// Creates a size with the maximum before the minimum (Beagle iOS 1.9, Size.swift).
    @_disfavoredOverload
    public init(
        width: UnitValue? = nil, height: UnitValue? = nil, maxWidth: UnitValue? = nil, maxHeight: UnitValue? = nil,
        minWidth: UnitValue? = nil, minHeight: UnitValue? = nil, aspectRatio: Double? = nil
    ) {
        self = Size(
            width: width, height: height, minWidth: minWidth, minHeight: minHeight, maxWidth: maxWidth,
            maxHeight: maxHeight, aspectRatio: aspectRatio)
    }
}
