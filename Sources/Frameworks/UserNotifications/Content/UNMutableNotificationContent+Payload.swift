import Foundation

extension UNMutableNotificationContent {
    /// Creates the content of a notification from the payload of a push notification. Keys that the Apple Push
    /// Notification service does not define are ignored.
    convenience init(payload: [AnyHashable: Any]) {
        self.init()
        userInfo = payload
        let aps = payload["aps"] as? [AnyHashable: Any] ?? [:]
        if let alert = aps["alert"] as? String { body = alert }
        if let alert = aps["alert"] as? [AnyHashable: Any] {
            title = alert["title"] as? String ?? ""
            subtitle = alert["subtitle"] as? String ?? ""
            body = alert["body"] as? String ?? ""
        }
        badge = (aps["badge"] as? Int).map { NSNumber(value: $0) }
        if aps["sound"] != nil { sound = .default }
        categoryIdentifier = aps["category"] as? String ?? ""
        threadIdentifier = aps["thread-id"] as? String ?? ""
    }
}
