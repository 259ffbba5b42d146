public import Foundation

/// Uses the locale of the session's device by default.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The session's locale by default.
    open var locale: Locale! = .session
    /// Elements that it does not format use their own description.
    open var itemFormatter: Formatter?

    /// Uses the session's locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.session))
    }

    /// Never returns nil.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? ObjectWords.words(item) }
        return words.formatted(.list(type: .and).locale(locale ?? .session))
    }

    /// Returns nil for an object that is not an array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
