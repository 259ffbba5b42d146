import Beagle
import HeadlessUIKit
import JSON

/// The text a session's root screen was made of last, and whether it can be read.
///
/// Only a reader asks about the text that the session was opened with, so that is looked at when it is asked for.
final class TypedScreen {
    private let document: ScreenDocument
    private lazy var trouble = Self.read(document.text)

    init(_ document: ScreenDocument) {
        self.document = document
    }

    /// Why the text cannot be read; nil when it can.
    func trouble(in application: UIApplication) -> BeagleDecodingError? {
        application.run { trouble }
    }

    /// Writes `{"text","error"?}`.
    func write(to json: inout JSONWriter, in application: UIApplication) {
        json.beginObject()
        json.member("text", document.text)
        if let trouble = trouble(in: application) {
            json.key("error")
            trouble.write(to: &json)
        }
        json.endObject()
    }

    private static func read(_ text: String) -> BeagleDecodingError? {
        do throws(BeagleDecodingError) {
            _ = try BeagleCoder.configured.component(from: [UInt8](text.utf8))
            return nil
        } catch {
            return error
        }
    }
}

extension BeagleDecodingError {
    /// Writes the error as the state log writes a `declarativeText` error.
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
