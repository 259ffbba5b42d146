public import Foundation

open class UNNotificationRequest: NSObject {
    /// The app's name for it; a later one of the same name takes its place.
    public let identifier: String
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A request; the content is taken as it is now.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content.fixed, trigger)
    }
}

open class UNNotification: NSObject {
    /// When it came, in the session's time.
    public let date: Date
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, at date: Date) { (self.request, self.date) = (request, date) }
}

open class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    /// What was pressed: an action's name, or ``UNNotificationDefaultActionIdentifier`` for the notification itself.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

open class UNTextInputNotificationResponse: UNNotificationResponse {
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notification was put away; never told, as where a category does not ask for it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
