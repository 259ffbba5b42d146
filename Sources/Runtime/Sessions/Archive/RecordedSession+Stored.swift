import Foundation

extension RecordedSession.State {
    /// A session that is being rebuilt, in each way.
    package static let busy: [Self] = [.restoring(.first), .restoring(.last), .playing(.first), .playing(.last)]

    /// Reads a state as it is stored; one that this version does not know is set aside.
    package init(name: String, reason: String?) {
        switch name {
        case "open": self = .open()
        case "open, interrupted": self = .open(.last)
        case "restoring": self = .restoring(.first)
        case "restoring, interrupted": self = .restoring(.last)
        case "recording": self = .recording()
        case "recording, interrupted": self = .recording(.last)
        case "playing": self = .playing(.first)
        case "playing, interrupted": self = .playing(.last)
        default: self = .quarantined(reason: reason ?? "It is in a state that this version does not know.")
        }
    }

    /// The state as it is stored.
    package var name: String {
        switch self {
        case .open(let attempt): "open" + attempt.suffix
        case .restoring(let attempt): "restoring" + attempt.suffix
        case .quarantined: "quarantined"
        case .recording(let attempt): "recording" + attempt.suffix
        case .playing(let attempt): "playing" + attempt.suffix
        }
    }

    /// Why a session is set aside; nil in every other state.
    package var reason: String? {
        switch self {
        case .open, .restoring, .recording, .playing: nil
        case .quarantined(let reason): reason
        }
    }
}

extension RecordedSession.Attempt {
    /// What is added to a state's name.
    fileprivate var suffix: String {
        switch self {
        case .first: ""
        case .last: ", interrupted"
        }
    }
}

extension RecordedSession.About {
    /// Reads what `text` wrote; nil when it cannot be read, or there is none.
    package init?(text: String?) {
        guard let text, let about = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = about
    }

    /// The same as JSON text, as it is stored.
    package var text: String? {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}
