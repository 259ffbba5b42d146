import JSON
import Wire

/// The way in which a session reached its state.
enum Origin {
    /// The session was opened and received its inputs live.
    case opened
    /// The session was rebuilt from its recorded inputs, after the process ended or the session was parked.
    case restored(RestoreReport)
    /// The session displays a recording from elsewhere, and takes no inputs.
    case recorded(OpenedRecording.Facts, firstDifference: Int?)

    /// The number of the first input whose result differs from the recorded one; nil if there is none.
    var firstDifference: Int? {
        switch self {
        case .opened: nil
        case .restored(let restoration): restoration.firstDifference
        case .recorded(_, let firstDifference): firstDifference
        }
    }

    /// The same origin after the downtime has been recorded as an input, so that it is no longer reported.
    var recorded: Origin {
        guard case .restored(var restoration) = self else { return self }
        restoration.pause = nil
        return .restored(restoration)
    }

    /// Writes the member `restored` or `recording`; writes nothing for an opened session.
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
