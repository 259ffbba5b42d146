public import Beagle

// The overloads of this file are second to Beagle's own wherever both could be meant.

extension Container {
    /// A box around children (Beagle iOS 1.9, Container.swift).
    @_disfavoredOverload
    public init(
        children: [any Beagle.ServerDrivenComponent]? = nil, widgetProperties: WidgetProperties = WidgetProperties(),
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, styleId: String? = nil
    ) {
        self = Container(children: children, onInit: onInit, context: context, styleId: styleId).with(widgetProperties)
    }

    /// A box around the children of a closure.
    public init(
        context: Context? = nil, onInit: [any Beagle.Action]? = nil, styleId: String? = nil,
        widgetProperties: WidgetProperties = WidgetProperties(),
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(
            children: children(), widgetProperties: widgetProperties, context: context, onInit: onInit, styleId: styleId
        )
    }

    /// A box around one child.
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

    /// The same with another flexible box.
    public func applyFlex(_ flex: Flex) -> Container {
        var copy = self
        copy.style = (style ?? Style()).flex(flex)
        return copy
    }
}

extension SimpleForm {
    /// A form around children (Beagle iOS 1.9, SimpleForm.swift).
    @_disfavoredOverload
    public init(
        context: Context? = nil, onSubmit: [any Beagle.Action]? = nil, onValidationError: [any Beagle.Action]? = nil,
        children: [any Beagle.ServerDrivenComponent]? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = SimpleForm(
            context: context, onSubmit: onSubmit, onValidationError: onValidationError, children: children
        ).with(widgetProperties)
    }

    /// A form around the children of a closure.
    public init(
        context: Context? = nil, onSubmit: [any Beagle.Action]? = nil, onValidationError: [any Beagle.Action]? = nil,
        widgetProperties: WidgetProperties = WidgetProperties(),
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(
            context: context, onSubmit: onSubmit, onValidationError: onValidationError, children: children(),
            widgetProperties: widgetProperties)
    }

    /// A form around one child.
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
    /// A box that scrolls over the children of a closure (Beagle iOS 1.9, ScrollView.swift).
    public init(
        scrollBarEnabled: Bool? = nil, scrollDirection: ScrollAxis? = nil, context: Context? = nil,
        @ChildrenBuilder _ children: () -> [any Beagle.ServerDrivenComponent]
    ) {
        self.init(
            children: children(), scrollDirection: scrollDirection, scrollBarEnabled: scrollBarEnabled, context: context
        )
    }

    /// A box that scrolls over one child.
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
    /// A child that can be pressed (Beagle iOS 1.9, Touchable.swift). The event is kept by nobody.
    public init(
        onPress: [any Beagle.Action], clickAnalyticsEvent: AnalyticsClick?, child: any Beagle.ServerDrivenComponent
    ) {
        self.init(onPress: onPress, child: child)
    }

    /// A child that can be pressed, out of a closure.
    public init(
        onPress: [any Beagle.Action], clickAnalyticsEvent: AnalyticsClick? = nil,
        @ChildBuilder _ child: () -> any Beagle.ServerDrivenComponent
    ) {
        self.init(onPress: onPress, child: child())
    }

    /// A child that can be pressed.
    public init(
        onPress: [any Beagle.Action], clickAnalyticsEvent: AnalyticsClick? = nil,
        renderableChild: any Beagle.ServerDrivenComponent
    ) {
        self.init(onPress: onPress, child: renderableChild)
    }

    /// Nothing: what was said when the component was made is kept by nobody.
    public var clickAnalyticsEvent: AnalyticsClick? { nil }
}
