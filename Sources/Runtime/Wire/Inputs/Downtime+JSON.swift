package import JSON

extension Downtime {
    /// Writes `{"away","cause","down"?}` with times in milliseconds.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("away", away)
        json.member("cause", cause.rawValue)
        if let down { json.member("down", down) }
        json.endObject()
    }
}
