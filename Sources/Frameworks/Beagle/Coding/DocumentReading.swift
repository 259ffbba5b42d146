import HeadlessUIKit
package import JSON

/// Makes JSON of a document's bytes, the same for the same bytes; one that was read before may be given again.
package protocol DocumentReading: Sendable {
    /// The document, as `JSON(parsing:)` reads it.
    func json(of bytes: [UInt8]) throws(JSONSyntaxError) -> JSON
}

/// What reads the documents of the running application; nil reads each anew.
package enum DocumentReaderKey: ApplicationKey {
    package static var defaultValue: (any DocumentReading)? { nil }
}
