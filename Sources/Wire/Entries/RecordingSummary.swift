package import JSON

/// What everyone who looks at an opened recording is told of it.
public struct RecordingSummary: Sendable, Equatable {
    /// How many inputs it holds.
    public let inputs: Int
    /// The type of the app's delegate where it was made.
    public let app: String
    /// Whether its file ended before the recording did.
    public let isCut: Bool

    /// Describes a recording.
    public init(inputs: Int, app: String, isCut: Bool) {
        self.inputs = inputs
        self.app = app
        self.isCut = isCut
    }

    /// Writes `{"inputs","app","cut","differsFrom"?}`.
    package func write(to json: inout JSONWriter, firstDifference: Int?) {
        json.beginObject()
        json.member("inputs", inputs)
        json.member("app", app)
        json.key("cut")
        json.bool(isCut)
        json.member("differsFrom", firstDifference)
        json.endObject()
    }
}
