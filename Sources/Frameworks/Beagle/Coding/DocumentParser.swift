import HeadlessUIKit
package import JSON

/// Parses documents into JSON. The result depends only on the bytes, so implementations may cache it.
package protocol DocumentParser: Sendable {
    /// Returns the same JSON as `JSON(parsing:)`.
    func json(of bytes: [UInt8]) throws(JSONSyntaxError) -> JSON
}

/// The document parser of the running app; nil parses each document without a cache.
package enum DocumentReaderKey: ApplicationKey {
    package static var defaultValue: (any DocumentParser)? { nil }
}
