public import Foundation
import JSON

/// The reason why a document cannot be decoded, and the position of the invalid value in its text.
///
/// The description is a sentence for the author of the document: *At children[0].text (line 3, column 20): expected a
/// string, found a number. The value is 5.*
public struct BeagleDecodingError: Error {
    /// The path from the root to the invalid value, such as `children[0].style.size`; `$` for the root itself.
    public let path: String

    /// The line of the invalid value, counted from 1; nil if it is not known.
    public let line: Int?

    /// The column in that line, counted from 1; nil if it is not known.
    public let column: Int?

    /// The invalid value as JSON, shortened if it is long; nil if it is missing.
    public let value: String?

    /// The expectation that the value does not meet, such as `expected a string, found a number`.
    public let reason: String
}

extension BeagleDecodingError: LocalizedError {
    /// Position, reason and value in one or two sentences.
    public var errorDescription: String? {
        var text = "At \(path == "$" ? "the root" : path)"
        if let line, let column { text += " (line \(line), column \(column))" }
        text += ": \(reason)."
        if let value { text += " The value is \(value)." }
        return text
    }
}

extension BeagleDecodingError: CustomStringConvertible {
    /// Same as `errorDescription`.
    public var description: String { errorDescription ?? reason }
}

extension BeagleDecodingError {
    init(_ error: JSONSyntaxError) {
        self.init(
            path: "$", line: error.line, column: error.column, value: nil,
            reason: "the document is not JSON, \(error.message)")
    }

    /// Converts an error of decoding `json`, which was parsed from `bytes`. Only this initializer finds the position in
    /// the text, because few documents are invalid.
    init(_ error: any Error, in json: JSON, bytes: [UInt8]) {
        let trouble = DecodingProblem(error)
        let place = JSONLocation.locateNearest(trouble.path, in: bytes)
        self.init(
            path: trouble.path.description, line: place?.line, column: place?.column,
            value: json[trouble.path].map(Self.shortened), reason: trouble.reason)
    }

    /// Returns at most 80 characters: enough to recognise the value, and short enough for an error view.
    private static func shortened(_ value: JSON) -> String {
        let text = value.description
        return text.count > 80 ? text.prefix(79) + "…" : text
    }
}

/// The path and the description of a decoding error.
private struct DecodingProblem {
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
