import JSON
import Wire

/// How a session was rebuilt from its recorded inputs.
struct Restoration {
    /// How many inputs were applied anew.
    let inputs: Int
    /// How long that took.
    let duration: Duration
    /// The first input that caused something else than before, because the app has changed; nil when none did.
    let firstDifference: Int?
    /// Whether placeholders are left where there were secrets, which nobody recorded.
    let lacksSecrets: Bool
    /// The pause that is over now, until it is an input of its own.
    var pause: Pause?

    /// Writes `{"inputs","milliseconds","differsFrom"?,"lacksSecrets"?,"pause"?}`.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("inputs", inputs)
        json.member("milliseconds", duration)
        if let firstDifference { json.member("differsFrom", firstDifference) }
        if lacksSecrets {
            json.key("lacksSecrets")
            json.bool(true)
        }
        if let pause {
            json.key("pause")
            pause.write(to: &json)
        }
        json.endObject()
    }
}
