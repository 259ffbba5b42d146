public import Foundation
import JSON

/// Why a document cannot be shown, and where in its text the trouble is.
///
/// Its description is a sentence for the person who wrote the document: *At children[0].text (line 3, column 20):
/// expected a string, found a number. The value is 5.*
public struct BeagleDecodingError: Error {
    /// The way from the root to the value at fault, such as `children[0].style.size`; `$` for the root itself.
    public let path: String

    /// Line of that value in the text, counted from 1.
    public let line: Int?

    /// Column in that line, counted from 1.
    public let column: Int?

    /// The value at fault as JSON, shortened when it is long; nil when the trouble is that it is missing.
    public let value: String?

    /// What is wrong with it.
    public let reason: String
}

extension BeagleDecodingError: LocalizedError {
    /// The whole story in one sentence or two.
    public var errorDescription: String? {
        var text = "At \(path == "$" ? "the root" : path)"
        if let line, let column { text += " (line \(line), column \(column))" }
        text += ": \(reason)."
        if let value { text += " The value is \(value)." }
        return text
    }
}

extension BeagleDecodingError: CustomStringConvertible {
    /// The same as the localized description.
    public var description: String { errorDescription ?? reason }
}

extension BeagleDecodingError {
    init(_ error: JSONSyntaxError) {
        self.init(
            path: "$", line: error.line, column: error.column, value: nil,
            reason: "the document is not JSON, \(error.message)")
    }

    /// Translates what decoding threw; the place in the text is looked for only now.
    init(_ error: any Error, in json: JSON, bytes: [UInt8]) {
        let trouble = Trouble(error)
        let place = JSONLocation.locateNearest(trouble.path, in: bytes)
        self.init(
            path: trouble.path.description, line: place?.line, column: place?.column,
            value: json[trouble.path].map(Self.shortened), reason: trouble.reason)
    }

    /// Long enough to recognise the value, short enough for an error view.
    private static func shortened(_ value: JSON) -> String {
        let text = value.description
        return text.count > 80 ? text.prefix(79) + "…" : text
    }
}

/// The path and the words of whatever decoding threw.
private struct Trouble {
    let path: JSONPath
    let reason: String

    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            path = JSONPath(context.codingPath + [key])
            reason = "the member \"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            path = JSONPath(context.codingPath)
            reason = context.debugDescription
        default:
            path = JSONPath()
            reason = error.localizedDescription
        }
    }
}
