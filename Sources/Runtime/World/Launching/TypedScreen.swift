import Beagle
import HeadlessUIKit
import JSON
import Wire

/// The latest text from which the root screen was created, with its error and its warnings.
final class TypedScreen {
    let document: ScreenDocument
    private lazy var review = BeagleCoder.configured.review([UInt8](document.text.utf8))

    init(_ document: ScreenDocument) {
        self.document = document
    }

    /// Returns the error of the text; nil if it can be decoded.
    func decodingError(in application: UIApplication) -> BeagleDecodingError? {
        application.run { review.error }
    }

    /// Writes `{"text","error"?,"warnings"?}`.
    func write(to json: inout JSONWriter, in application: UIApplication) {
        json.beginObject()
        json.member("text", document.text)
        if let trouble = decodingError(in: application) {
            json.key("error")
            trouble.write(to: &json)
        }
        let oversights = application.run { review.oversights }
        if !oversights.isEmpty {
            json.key("warnings")
            json.beginArray()
            for oversight in oversights { oversight.write(to: &json) }
            json.endArray()
        }
        json.endObject()
    }
}

extension DocumentOversight {
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("kind", kind.rawValue)
        json.member("name", name)
        json.member("nearest", nearest)
        json.member("line", line)
        json.member("column", column)
        json.member("path", path.description)
        json.endObject()
    }
}

extension BeagleDecodingError {
    /// Writes the error like a `declarativeText` error in the state log.
    fileprivate func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("kind", "declarativeText")
        json.member("message", localizedDescription)
        json.member("line", line)
        json.member("column", column)
        json.member("path", path)
        json.member("value", value)
        json.member("why", reason)
        json.endObject()
    }
}
