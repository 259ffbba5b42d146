public import Beagle

public import enum Beagle.Expression

// The overloads in this file are marked as disfavored, so that Beagle's are used if a call is ambiguous.

extension Button {
    /// Creates a button (Beagle iOS 1.9, Button.swift). The event has no effect.
    @_disfavoredOverload
    public init(
        text: Expression<String>, styleId: String? = nil, onPress: [any Beagle.Action]? = nil,
        enabled: Expression<Bool>? = nil, clickAnalyticsEvent: AnalyticsClick? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Button(text: text, styleId: styleId, onPress: onPress, enabled: enabled).with(widgetProperties)
    }

    /// Always returns nil.
    public var clickAnalyticsEvent: AnalyticsClick? { nil }
}

extension Text {
    /// Creates a text (Beagle iOS 1.9, Text.swift).
    @_disfavoredOverload
    public init(
        _ text: Expression<String>, styleId: String? = nil, alignment: Expression<Alignment>? = nil,
        textColor: Expression<String>? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Text(text, styleId: styleId, alignment: alignment, textColor: textColor).with(widgetProperties)
    }
}

extension Image {
    /// Creates an image whose path can be an expression (Beagle iOS 1.9, Image.swift).
    @_disfavoredOverload
    public init(
        _ path: Expression<ImagePath>, mode: ImageContentMode? = nil,
        widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Image(path: path, mode: mode).with(widgetProperties)
    }

    /// Creates an image.
    @_disfavoredOverload
    public init(
        _ path: ImagePath, mode: ImageContentMode? = nil, widgetProperties: WidgetProperties = WidgetProperties()
    ) {
        self = Image(path: .value(path), mode: mode).with(widgetProperties)
    }
}

extension TextInput {
    /// Creates a text input (Beagle iOS 1.9, TextInput.swift).
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

    /// Creates a text input with `disabled` instead of `enabled`.
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

    /// Creates a text input with `hidden`.
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
    /// Creates a web view (Beagle iOS 1.9, WebView.swift).
    public init(url: Expression<String>, widgetProperties: WidgetProperties) {
        self = WebView(url: url).with(widgetProperties)
    }
}
