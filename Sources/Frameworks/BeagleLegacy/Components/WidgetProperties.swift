public import Beagle

/// What every widget has: id, style, accessibility (Beagle iOS 1.9, Widget.swift).
public protocol HasWidgetProperties: StyleComponent, AccessibilityComponent, IdentifiableComponent {
    /// The address of the widget.
    var id: String? { get set }
    /// Layout and decoration.
    var style: Style? { get set }
    /// How assistive technology presents the widget.
    var accessibility: Accessibility? { get set }
}

/// Id, style and accessibility of a widget, together (Beagle iOS 1.9, Widget.swift).
public struct WidgetProperties:
    FlattenedMembers, HasWidgetProperties, AutoDecodable, AutoInitiable, Codable, Equatable, Sendable
{
    /// The address of the widget.
    public var id: String?
    /// Layout and decoration.
    public var style: Style?
    /// How assistive technology presents the widget.
    public var accessibility: Accessibility?

    /// The three together.
    public init(id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil) {
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// A style of which only the flexible box is said.
    public init(_ flex: Flex) { self.init(style: Style(flex: flex)) }

    // Both know the widget only by what it must have: as a `Widget`, its members would be found in the properties
    // again.
    init(heldBy widget: some HasWidgetProperties) {
        self.init(id: widget.id, style: widget.style, accessibility: widget.accessibility)
    }

    func put(into widget: inout some HasWidgetProperties) {
        (widget.id, widget.style, widget.accessibility) = (id, style, accessibility)
    }
}

/// A component with id, style and accessibility (Beagle iOS 1.9, Widget.swift).
public protocol Widget: ServerDrivenComponent, Beagle.Widget, HasWidgetProperties {
    /// Id, style and accessibility.
    var widgetProperties: WidgetProperties { get set }
}

extension Widget {
    /// The address of the widget.
    public var id: String? {
        get { widgetProperties.id }
        set { widgetProperties.id = newValue }
    }

    /// Layout and decoration.
    public var style: Style? {
        get { widgetProperties.style }
        set { widgetProperties.style = newValue }
    }

    /// How assistive technology presents the widget.
    public var accessibility: Accessibility? {
        get { widgetProperties.accessibility }
        set { widgetProperties.accessibility = newValue }
    }
}

/// A widget of Beagle's own, which holds id, style and accessibility each by itself.
public protocol OwnWidget: Widget {}

extension OwnWidget {
    /// Id, style and accessibility.
    public var widgetProperties: WidgetProperties {
        get { WidgetProperties(heldBy: self) }
        set { newValue.put(into: &self) }
    }

    /// The same with other properties.
    func with(_ properties: WidgetProperties) -> Self {
        var copy = self
        copy.widgetProperties = properties
        return copy
    }
}

extension Button: OwnWidget, ClickedOnComponent {}
extension Container: OwnWidget {}
extension GridView: OwnWidget {}
extension Image: OwnWidget {}
extension ListView: OwnWidget {}
extension SimpleForm: OwnWidget {}
extension Text: OwnWidget {}
extension TextInput: OwnWidget {}
extension WebView: OwnWidget {}

extension Form: ServerDrivenComponent {}
extension FormInput: ServerDrivenComponent {}
extension FormSubmit: ServerDrivenComponent {}
extension LazyComponent: ServerDrivenComponent {}
extension PageIndicator: PageIndicatorComponent {}
extension PageView: ServerDrivenComponent {}
extension PullToRefresh: ServerDrivenComponent {}
extension Screen: ServerDrivenComponent {}
extension ScrollView: ServerDrivenComponent {}
extension TabBar: ServerDrivenComponent {}
extension TabView: ServerDrivenComponent {}
extension Touchable: ServerDrivenComponent, ClickedOnComponent {}
extension UnknownComponent: ServerDrivenComponent {}

extension AddChildren: AnalyticsAction {}
extension Alert: AnalyticsAction {}
extension Condition: AnalyticsAction {}
extension Confirm: AnalyticsAction {}
extension FormLocalAction: AnalyticsAction {}
extension FormRemoteAction: AnalyticsAction {}
extension FormValidation: AnalyticsAction {}
extension Navigate: AnalyticsAction {}
extension SendRequest: AnalyticsAction {}
extension SetContext: AnalyticsAction {}
extension SubmitForm: AnalyticsAction {}
extension UnknownAction: Action {}
