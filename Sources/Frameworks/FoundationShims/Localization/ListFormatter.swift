public import Foundation

/// Formats lists such as *a, b, and c*. Uses the locale of the session's device by default.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale; by default that of the session.
    open var locale: Locale! = .session
    /// The formatter of the elements. Elements for which it returns nil are written with their own description.
    open var itemFormatter: Formatter?

    /// Returns the list of strings in the session's locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.session))
    }

    /// Returns the list of the elements; never nil.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? ObjectWords.words(item) }
        return words.formatted(.list(type: .and).locale(locale ?? .session))
    }

    /// Returns the list of the elements; nil for an object that is not an array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
