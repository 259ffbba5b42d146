public import HeadlessUIKit

/// Shows a message with one button (Beagle iOS 2.1, Alert.swift).
public struct Alert: Action {
    public var title: Expression<String>?
    public var message: Expression<String>
    /// The actions to run when the button is pressed.
    public var onPressOk: [any Action]?
    /// The title of the button, "Ok" by default.
    public var labelOk: String?
    /// Whether and how analytics records this action; nil leaves the decision to the app's ``AnalyticsConfig``.
    public var analytics: ActionAnalyticsConfig?

    /// Creates an alert in code instead of from a document.
    public init(
        title: Expression<String>? = nil, message: Expression<String>, onPressOk: [any Action]? = nil,
        labelOk: String? = nil, analytics: ActionAnalyticsConfig? = nil
    ) {
        self.title = title
        self.message = message
        self.onPressOk = onPressOk
        self.labelOk = labelOk
        self.analytics = analytics
    }

    /// Presents the dialog. Its texts are evaluated now; its handlers run later, with the contexts that `origin` sees
    /// now.
    public func execute(controller: BeagleController, origin: UIView) {
        let dialog = Dialog(title: title, message: message, controller: controller, origin: origin)
        dialog.addButton(labelOk ?? "Ok", answer: .yes, event: "onPressOk", actions: onPressOk)
        dialog.present()
    }
}

extension Alert {
    private enum CodingKeys: String, CodingKey {
        case title, message, onPressOk, labelOk, analytics
    }

    /// Decodes the members. The message is optional if decoding is lenient.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try container.decodeIfPresent(Expression<String>.self, forKey: .title),
            message: try container.decodeMessage(decoder.strictness, forKey: .message),
            onPressOk: try container.decodeActionsIfPresent(forKey: .onPressOk),
            labelOk: try container.decodeIfPresent(String.self, forKey: .labelOk),
            analytics: try container.decodeIfPresent(ActionAnalyticsConfig.self, forKey: .analytics))
    }

    /// Encodes the members in the format of Beagle iOS 2.1.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(title, forKey: .title)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(onPressOk, forKey: .onPressOk)
        try container.encodeIfPresent(labelOk, forKey: .labelOk)
        try container.encodeIfPresent(analytics, forKey: .analytics)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a dialog's message. Lenient decoding returns an empty one if it is missing, as Beagle Web does.
    func decodeMessage(_ strictness: DecodingStrictness, forKey key: Key) throws -> Expression<String> {
        switch strictness {
        case .strict: try decode(Expression<String>.self, forKey: key)
        case .lenient: try decodeIfPresent(Expression<String>.self, forKey: key) ?? ""
        }
    }
}
