package import JSON

extension Pause {
    /// Writes `{"away","cause"}`, the length in milliseconds.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("away", away)
        json.member("cause", cause.rawValue)
        json.endObject()
    }
}
