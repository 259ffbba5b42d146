import JSON
import Wire

/// How a session came to be as it is.
enum Origin {
    /// By its inputs, as they came.
    case opened
    /// By its recorded inputs, after the process or its memory was gone.
    case restored(Restoration)
    /// By inputs that were recorded elsewhere; it takes no more.
    case recorded(OpenedRecording.Facts, firstDifference: Int?)

    /// The first input that caused something else than before; nil when none did.
    var firstDifference: Int? {
        switch self {
        case .opened: nil
        case .restored(let restoration): restoration.firstDifference
        case .recorded(_, let firstDifference): firstDifference
        }
    }

    /// The same once the pause before it is an input of the session.
    var recorded: Origin {
        guard case .restored(var restoration) = self else { return self }
        restoration.pause = nil
        return .restored(restoration)
    }

    /// Writes the member `restored` or `recording`, if there is something to say.
    func write(to json: inout JSONWriter) {
        switch self {
        case .opened: break
        case .restored(let restoration):
            json.key("restored")
            restoration.write(to: &json)
        case .recorded(let facts, let firstDifference):
            json.key("recording")
            facts.write(to: &json, firstDifference: firstDifference)
        }
    }
}
