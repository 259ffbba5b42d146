public import Beagle

public import enum Beagle.Expression

// The overloads of this file are second to Beagle's own wherever both could be meant.

extension Button {
    /// A button (Beagle iOS 1.9, Button.swift). The event is kept by nobody.
    @_disfavoredOverload
    public init(
        text: Expression<String>, styleId: String? = nil, onPress: [any Beagle.Action]? = nil,
        enabled: Expression<Bool>? = nil, clickAnalyticsEvent: AnalyticsClick? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Button(text: text, styleId: styleId, onPress: onPress, enabled: enabled).with(widgetProperties)
    }

    /// Nothing: what was said when the component was made is kept by nobody.
    public var clickAnalyticsEvent: AnalyticsClick? { nil }
}

extension Text {
    /// A text (Beagle iOS 1.9, Text.swift).
    @_disfavoredOverload
    public init(
        _ text: Expression<String>, styleId: String? = nil, alignment: Expression<Alignment>? = nil,
        textColor: Expression<String>? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Text(text, styleId: styleId, alignment: alignment, textColor: textColor).with(widgetProperties)
    }
}

extension Image {
    /// A picture whose path may be an expression (Beagle iOS 1.9, Image.swift).
    @_disfavoredOverload
    public init(
        _ path: Expression<ImagePath>, mode: ImageContentMode? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Image(path: path, mode: mode).with(widgetProperties)
    }

    /// A picture.
    @_disfavoredOverload
    public init(
        _ path: ImagePath, mode: ImageContentMode? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Image(path: .value(path), mode: mode).with(widgetProperties)
    }
}

extension TextInput {
    /// A field (Beagle iOS 1.9, TextInput.swift).
    @_disfavoredOverload
    public init(
        value: Expression<String>? = nil, placeholder: Expression<String>? = nil, enabled: Expression<Bool>? = nil,
        readOnly: Expression<Bool>? = nil, type: Expression<TextInputType>? = nil, styleId: String? = nil,
        onChange: [any Beagle.Action]? = nil, onBlur: [any Beagle.Action]? = nil, onFocus: [any Beagle.Action]? = nil,
        error: Expression<String>? = nil, showError: Expression<Bool>? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = TextInput(
            value: value, placeholder: placeholder, enabled: enabled, readOnly: readOnly, type: type, styleId: styleId,
            onChange: onChange, onBlur: onBlur, onFocus: onFocus, error: error, showError: showError
        ).with(widgetProperties)
    }

    /// A field that says whether it can be used by the opposite.
    public init(
        value: Expression<String>? = nil, placeholder: Expression<String>? = nil, disabled: Expression<Bool>?,
        readOnly: Expression<Bool>? = nil, type: Expression<TextInputType>? = nil, hidden: Expression<Bool>? = nil,
        styleId: String? = nil, onChange: [any Beagle.Action]? = nil, onBlur: [any Beagle.Action]? = nil,
        onFocus: [any Beagle.Action]? = nil, error: Expression<String>? = nil, showError: Expression<Bool>? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.init(
            value: value, placeholder: placeholder, readOnly: readOnly, type: type, styleId: styleId,
            onChange: onChange, onBlur: onBlur, onFocus: onFocus, error: error, showError: showError,
            widgetProperties: widgetProperties)
        self.disabled = disabled
        self.hidden = hidden
    }

    /// A field that may be out of sight.
    public init(
        value: Expression<String>? = nil, placeholder: Expression<String>? = nil, readOnly: Expression<Bool>? = nil,
        type: Expression<TextInputType>? = nil, hidden: Expression<Bool>?, styleId: String? = nil,
        onChange: [any Beagle.Action]? = nil, onBlur: [any Beagle.Action]? = nil, onFocus: [any Beagle.Action]? = nil,
        error: Expression<String>? = nil, showError: Expression<Bool>? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self.init(
            value: value, placeholder: placeholder, disabled: nil, readOnly: readOnly, type: type, hidden: hidden,
            styleId: styleId, onChange: onChange, onBlur: onBlur, onFocus: onFocus, error: error, showError: showError,
            widgetProperties: widgetProperties)
    }
}

extension WebView {
    /// A page of the web (Beagle iOS 1.9, WebView.swift).
    public init(url: Expression<String>, widgetProperties: WidgetProperties) {
        self = WebView(url: url).with(widgetProperties)
    }
}
