import JSON

/// An exception of the app that ends it on iOS.
package struct RaisedException: Sendable, Hashable {
    /// The name of the exception, such as `NSInvalidArgumentException`.
    package let name: String
    /// The reason in UIKit's words.
    package let reason: String

    package init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }

    /// The name and the reason.
    package var words: String { "\(name): \(reason)" }
}

extension LogLine {
    /// The exception, if the line reports one; otherwise nil.
    package var raisedException: RaisedException? {
        guard case .unread(let detail)? = detail, detail["type"]?.string == "exception",
            let name = detail["name"]?.string, let reason = detail["reason"]?.string
        else { return nil }
        return RaisedException(name: name, reason: reason)
    }
}
