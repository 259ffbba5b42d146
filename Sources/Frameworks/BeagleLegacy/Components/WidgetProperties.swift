public import Beagle

/// The properties of every widget: id, style, accessibility (Beagle iOS 1.9, Widget.swift).
public protocol HasWidgetProperties: StyleComponent, AccessibilityComponent, IdentifiableComponent {
    var id: String? { get set }
    var style: Style? { get set }
    var accessibility: Accessibility? { get set }
}

/// The id, style and accessibility of a widget (Beagle iOS 1.9, Widget.swift).
public struct WidgetProperties:
    FlattenedMembers, HasWidgetProperties, AutoDecodable, AutoInitiable, Codable, Equatable, Sendable
{
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?

    public init(id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil) {
        self.id = id
        self.style = style
        self.accessibility = accessibility
    }

    /// Creates properties with only a flex layout.
    public init(_ flex: Flex) { self.init(style: Style(flex: flex)) }

    // These two initializers have a parameter of type `HasWidgetProperties` instead of `Widget`. The members of a
    // `Widget` are computed from these properties, so that reading them here would recurse.
    init(heldBy widget: some HasWidgetProperties) {
        self.init(id: widget.id, style: widget.style, accessibility: widget.accessibility)
    }

    func apply(to widget: inout some HasWidgetProperties) {
        (widget.id, widget.style, widget.accessibility) = (id, style, accessibility)
    }
}

/// A component with id, style and accessibility (Beagle iOS 1.9, Widget.swift).
public protocol Widget: ServerDrivenComponent, Beagle.Widget, HasWidgetProperties {
    var widgetProperties: WidgetProperties { get set }
}

extension Widget {
    public var id: String? {
        get { widgetProperties.id }
        set { widgetProperties.id = newValue }
    }

    public var style: Style? {
        get { widgetProperties.style }
        set { widgetProperties.style = newValue }
    }

    public var accessibility: Accessibility? {
        get { widgetProperties.accessibility }
        set { widgetProperties.accessibility = newValue }
    }
}

/// A widget of Beagle that stores id, style and accessibility separately.
public protocol OwnWidget: Widget {}

extension OwnWidget {
    public var widgetProperties: WidgetProperties {
        get { WidgetProperties(heldBy: self) }
        set { newValue.apply(to: &self) }
    }

    /// Returns a copy with other properties.
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
