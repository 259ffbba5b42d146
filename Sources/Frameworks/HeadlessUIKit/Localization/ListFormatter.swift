public import Foundation

/// Writes several things as a list, *A, B and C*, in the language of the session's device.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Whose way of listing it is; at first the session's.
    open var locale: Locale! = .session
    /// Writes each of the things; where it is nil, or has no words for one, that one's own words stand.
    open var itemFormatter: Formatter?

    /// The texts as a list, in the language of the session's device.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.session))
    }

    /// The things as a list; nil where one of them is nothing.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? ObjectWords.words(item) }
        return words.formatted(.list(type: .and).locale(locale ?? .session))
    }

    /// A list of what an array has; nil for what is no array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
