import JSON
import Wire

/// The report of how a session was rebuilt from its recorded inputs.
struct RestoreReport {
    /// The number of inputs that were replayed.
    let inputs: Int
    /// The duration of the replay.
    let duration: Duration
    /// The number of the first input with another result than before, because the app has changed; nil if there is
    /// none.
    let firstDifference: Int?
    /// Whether the app contains placeholders instead of secrets, because secrets are not recorded.
    let lacksSecrets: Bool
    /// The downtime before the session was rebuilt; nil once it is recorded as an input.
    var pause: Downtime?

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
