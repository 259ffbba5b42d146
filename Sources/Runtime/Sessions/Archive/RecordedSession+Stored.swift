import Foundation

extension RecordedSession.State {
    /// All states of a session that is being rebuilt.
    package static let busy: [Self] = [.restoring(.first), .restoring(.last), .playing(.first), .playing(.last)]

    /// Decodes a stored state; a state unknown to this version becomes quarantined.
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
        default: self = .quarantined(reason: reason ?? "Its state is unknown to this version of Kennel.")
        }
    }

    /// The name under which the state is stored.
    package var name: String {
        switch self {
        case .open(let attempt): "open" + attempt.suffix
        case .restoring(let attempt): "restoring" + attempt.suffix
        case .quarantined: "quarantined"
        case .recording(let attempt): "recording" + attempt.suffix
        case .playing(let attempt): "playing" + attempt.suffix
        }
    }

    /// The reason for the quarantine; nil in every other state.
    package var reason: String? {
        switch self {
        case .open, .restoring, .recording, .playing: nil
        case .quarantined(let reason): reason
        }
    }
}

extension RecordedSession.Attempt {
    /// The suffix that distinguishes a last attempt from a first one in a stored state's name.
    fileprivate var suffix: String {
        switch self {
        case .first: ""
        case .last: ", interrupted"
        }
    }
}

extension RecordedSession.About {
    /// Decodes the output of ``text``; nil if it is missing or invalid.
    package init?(text: String?) {
        guard let text, let about = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = about
    }

    /// The values as JSON text, in the stored format.
    package var text: String? {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}
