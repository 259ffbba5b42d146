public import Foundation
import HeadlessUIKit

extension NSString {
    /// The app's text for a key, with arguments put in, in the language of the device; on iOS, in that which it has as
    /// it is shown.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let text = sessionString(key, comment: "")
        return arguments?.isEmpty == false ? String(forms: text, arguments: arguments ?? []) : text
    }
}
