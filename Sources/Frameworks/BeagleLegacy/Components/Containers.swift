public import Beagle

// If a call is ambiguous, the overloads in this file are less preferred than those of Beagle.

extension Container {
    /// Creates a container (Beagle iOS 1.9, Container.swift).
    @_disfavoredOverload
    public init(
        children: [any Beagle.ServerDrivenComponent]? = nil, widgetProperties: WidgetProperties = WidgetProperties(),
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, styleId: String? = nil
    ) {
        self = Container(children: children, onInit: onInit, context: context, styleId: styleId).with(widgetProperties)
    }

    /// Creates a container with the children that a closure builds.
    public init(
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, styleId: String? = nil,
        widgetProperties: WidgetProperties = WidgetProperties(),
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(
            children: children(), widgetProperties: widgetProperties, context: context, onInit: onInit, styleId: styleId
        )
    }

    /// Creates a container with the one child that a closure builds. The overload is marked as disfavored, so that
    /// Beagle's own initializer is used if a call is ambiguous.
    @_disfavoredOverload
    public init(
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, styleId: String? = nil,
        widgetProperties: WidgetProperties = WidgetProperties(),
        @ChildBuilder _ children: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(
            children: [children()], widgetProperties: widgetProperties, context: context, onInit: onInit,
            styleId: styleId)
    }

    /// Returns a copy with another flex layout.
    public func applyFlex(_ flex: Flex) -> Container {
        var copy = self
        copy.style = (style ?? Style()).flex(flex)
        return copy
    }
}

extension SimpleForm {
    /// Creates a form (Beagle iOS 1.9, SimpleForm.swift).
    @_disfavoredOverload
    public init(
        context: Context? = nil, onSubmit: [any Beagle.Action]? = nil, onValidationError: [any Beagle.Action]? = nil,
        children: [any Beagle.ServerDrivenComponent]? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = SimpleForm(
            context: context, onSubmit: onSubmit, onValidationError: onValidationError, children: children
        ).with(widgetProperties)
    }

    /// Creates a form with the children that a closure builds.
    public init(
        context: Context? = nil, onSubmit: [any Beagle.Action]? = nil, onValidationError: [any Beagle.Action]? = nil,
        widgetProperties: WidgetProperties = WidgetProperties(),
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(
            context: context, onSubmit: onSubmit, onValidationError: onValidationError, children: children(),
            widgetProperties: widgetProperties)
    }

    /// Creates a form with one child.
    @_disfavoredOverload
    public init(
        context: Context? = nil, onSubmit: [any Beagle.Action]? = nil, onValidationError: [any Beagle.Action]? = nil,
        widgetProperties: WidgetProperties = WidgetProperties(),
        @ChildBuilder _ children: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(
            context: context, onSubmit: onSubmit, onValidationError: onValidationError, children: [children()],
            widgetProperties: widgetProperties)
    }
}

extension ScrollView {
    /// Creates a scroll view with the children that a closure builds (Beagle iOS 1.9, ScrollView.swift).
    public init(
        scrollBarEnabled: Bool? = nil, scrollDirection: ScrollAxis? = nil, context: Context? = nil,
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(
            children: children(), scrollDirection: scrollDirection, scrollBarEnabled: scrollBarEnabled, context: context
        )
    }

    /// Creates a scroll view with one child.
    @_disfavoredOverload
    public init(
        scrollBarEnabled: Bool? = nil, scrollDirection: ScrollAxis? = nil, context: Context? = nil,
        @ChildBuilder _ children: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(
            children: [children()], scrollDirection: scrollDirection, scrollBarEnabled: scrollBarEnabled,
            context: context)
    }
}

extension Touchable {
    /// Creates a touchable component (Beagle iOS 1.9, Touchable.swift). The event has no effect.
    public init(
        onPress: [any Beagle.Action], clickAnalyticsEvent: AnalyticsClick?, child: any Beagle.ServerDrivenComponent
    ) {
        self.init(onPress: onPress, child: child)
    }

    /// Creates a touchable component with the child that a closure builds. The event has no effect.
    public init(
        onPress: [any Beagle.Action], clickAnalyticsEvent: AnalyticsClick? = nil,
        @ChildBuilder _ child: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(onPress: onPress, child: child())
    }

    /// Creates a touchable component.
    public init(
        onPress: [any Beagle.Action], clickAnalyticsEvent: AnalyticsClick? = nil,
        renderableChild: any Beagle.ServerDrivenComponent
    ) {
        self.init(onPress: onPress, child: renderableChild)
    }

    /// Always returns nil.
    public var clickAnalyticsEvent: AnalyticsClick? { nil }
}
