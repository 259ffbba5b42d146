public import HeadlessUIKit

/// Asks a question with two buttons (Beagle iOS 2.1, Confirm.swift).
public struct Confirm: Action {
    public var title: Expression<String>?
    public var message: Expression<String>
    /// The actions to run when the OK button is pressed.
    public var onPressOk: [any Action]?
    /// The actions to run when the Cancel button is pressed.
    public var onPressCancel: [any Action]?
    /// The title of the OK button, "Ok" by default.
    public var labelOk: String?
    /// The title of the Cancel button, "Cancel" by default.
    public var labelCancel: String?
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// Creates a question in code instead of from a document.
    public init(
        title: Expression<String>? = nil, message: Expression<String>, onPressOk: [any Action]? = nil,
        onPressCancel: [any Action]? = nil, labelOk: String? = nil, labelCancel: String? = nil,
        analytics: ActionAnalyticsConfig? = nil
    ) {
        self.title = title
        self.message = message
        self.onPressOk = onPressOk
        self.onPressCancel = onPressCancel
        self.labelOk = labelOk
        self.labelCancel = labelCancel
        self.analytics = analytics
    }

    /// Presents the dialog. Its texts are evaluated now; its handlers run later, with the contexts that `origin` sees
    /// now.
    public func execute(controller: BeagleController, origin: UIView) {
        let dialog = Dialog(title: title, message: message, controller: controller, origin: origin)
        dialog.addButton(labelCancel ?? "Cancel", answer: .no, event: "onPressCancel", actions: onPressCancel)
        dialog.addButton(labelOk ?? "Ok", answer: .yes, event: "onPressOk", actions: onPressOk)
        dialog.present()
    }
}

extension Confirm {
    private enum CodingKeys: String, CodingKey {
        case title, message, onPressOk, onPressCancel, labelOk, labelCancel, analytics
    }

    /// Decodes the members. The message is optional if decoding is lenient.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try container.decodeIfPresent(Expression<String>.self, forKey: .title),
            message: try container.decodeMessage(decoder.strictness, forKey: .message),
            onPressOk: try container.decodeActionsIfPresent(forKey: .onPressOk),
            onPressCancel: try container.decodeActionsIfPresent(forKey: .onPressCancel),
            labelOk: try container.decodeIfPresent(String.self, forKey: .labelOk),
            labelCancel: try container.decodeIfPresent(String.self, forKey: .labelCancel),
            analytics: try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics))
    }

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(title, forKey: .title)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(onPressOk, forKey: .onPressOk)
        try container.encodeIfPresent(onPressCancel, forKey: .onPressCancel)
        try container.encodeIfPresent(labelOk, forKey: .labelOk)
        try container.encodeIfPresent(labelCancel, forKey: .labelCancel)
        try container.encodeIfPresent(analytics, forKey: .analytics)
    }
}
