import JSON

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

    /// Writes `{"inputs","milliseconds","differsFrom"?,"lacksSecrets"?}`.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("inputs", inputs)
        json.member("milliseconds", duration)
        if let firstDifference { json.member("differsFrom", firstDifference) }
        if lacksSecrets {
            json.key("lacksSecrets")
            json.bool(true)
        }
        json.endObject()
    }
}
