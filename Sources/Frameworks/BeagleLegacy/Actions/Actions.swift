public import Beagle
public import HeadlessUIKit

public import enum Beagle.Expression

extension Alert {
    /// Creates an alert with a single action (Beagle iOS 1.9, Alert.swift).
    @_disfavoredOverload
    public init(
        title: Expression<String>? = nil, message: Expression<String>, onPressOk: (any Beagle.Action)?,
        labelOk: String? = nil, analytics: ActionAnalyticsConfig? = nil
    ) {
        self = Alert(
            title: title, message: message, onPressOk: onPressOk.map { [$0] }, labelOk: labelOk, analytics: analytics)
    }
}

extension Confirm {
    /// Creates a confirmation with a single action per button (Beagle iOS 1.9, Confirm.swift).
    @_disfavoredOverload
    public init(
        title: Expression<String>? = nil, message: Expression<String>, onPressOk: (any Beagle.Action)? = nil,
        onPressCancel: (any Beagle.Action)? = nil, labelOk: String? = nil, labelCancel: String? = nil,
        analytics: ActionAnalyticsConfig? = nil
    ) {
        self = Confirm(
            title: title, message: message, onPressOk: onPressOk.map { [$0] },
            onPressCancel: onPressCancel.map { [$0] }, labelOk: labelOk, labelCancel: labelCancel, analytics: analytics)
    }
}

extension SendRequest {
    /// Creates a request (Beagle iOS 1.9, SendRequest.swift).
    @_disfavoredOverload
    public init(
        url: Expression<String>, method: Expression<HTTPMethod>? = nil, data: DynamicObject? = nil,
        headers: Expression<[String: String]>? = nil, onSuccess: [any Beagle.Action]? = nil,
        onError: [any Beagle.Action]? = nil, onFinish: [any Beagle.Action]? = nil,
        analytics: ActionAnalyticsConfig? = nil
    ) {
        let texts: Expression<[String: Expression<String>]>? = headers.map {
            switch $0 {
            case .value(let headers): .value(headers.mapValues { .value($0) })
            case .expression(let expression): .expression(expression)
            }
        }
        self = SendRequest(
            url: url, method: method, headers: texts, data: data, onSuccess: onSuccess, onError: onError,
            onFinish: onFinish, analytics: analytics)
    }

    /// Creates a request whose method and headers are not expressions.
    @_disfavoredOverload
    public init(
        url: Expression<String>, method: HTTPMethod, data: DynamicObject? = nil, headers: [String: String]? = nil,
        onSuccess: [any Beagle.Action]? = nil, onError: [any Beagle.Action]? = nil,
        onFinish: [any Beagle.Action]? = nil, analytics: ActionAnalyticsConfig? = nil
    ) {
        self.init(
            url: url, method: .value(method), data: data, headers: headers.map { .value($0) }, onSuccess: onSuccess,
            onError: onError, onFinish: onFinish, analytics: analytics)
    }
}

/// An error of one form input (Beagle iOS 1.9, FormValidation.swift).
public typealias FieldError = FormValidation.Error

extension DynamicObject {
    /// Returns the value with its expressions evaluated in the contexts of `view` (Beagle iOS 1.9, Evaluate.swift).
    public func get(with view: UIView) -> DynamicObject { evaluate(with: view) }
}
