public import Foundation

open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content.fixed, trigger)
    }
}

open class UNNotification: NSObject {
    /// The delivery time, in the session's clock.
    public let date: Date
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }
}

open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    /// The identifier of the pressed action, or ``UNNotificationDefaultActionIdentifier`` for the notification itself.
    public let actionIdentifier: String

    init(_ notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

open class UNTextInputNotificationResponse: UNNotificationResponse {
    public let userText: String

    init(_ notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier: actionIdentifier)
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// Never delivered.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
