public import Foundation
import HeadlessUIKit

extension NSString {
    /// Returns the localized string in the device's language at the time of the call; on iOS, at the time of
    /// presentation.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let text = sessionString(key, comment: "")
        return arguments?.isEmpty == false ? String(forms: text, locale: .session, arguments: arguments ?? []) : text
    }
}
