import Wire

/// What the list says of a session or a recording.
package struct SessionListing: Sendable {
    /// Where an entry stands in the list, which is sorted by it: newest first.
    package struct Place: Comparable, Sendable, CustomStringConvertible {
        /// In milliseconds since 1970.
        package let opened: Int64
        /// The name that only shows the session.
        package let watch: String

        /// Names a place.
        package init(opened: Int64, watch: String) {
            self.opened = opened
            self.watch = watch
        }

        /// Reads what `description` wrote; nil when it is something else.
        package init?(_ text: String) {
            let parts = text.split(separator: "-", maxSplits: 1)
            guard parts.count == 2, let opened = Int64(parts[0]), parts[1].utf8.count <= 64 else { return nil }
            self.init(opened: opened, watch: String(parts[1]))
        }

        /// The place as text.
        package var description: String { "\(opened)-\(watch)" }

        /// Whether one place is behind another in the list.
        package static func < (left: Place, right: Place) -> Bool {
            (left.opened, left.watch) < (right.opened, right.watch)
        }
    }

    /// Who drives a session.
    package struct Driver: Sendable {
        /// What they call themselves; nil where they did not say.
        package let name: String?
        /// Whether a page of theirs shows the session now.
        package let isHere: Bool
    }

    /// How a session is.
    package enum Phase: String, Sendable {
        /// It runs.
        case live
        /// Its app has crashed, whether it runs or not, and nobody has gone on from that.
        case crashed
        /// It does not run, and comes back when somebody asks for it.
        case parked
        /// It is not rebuilt any more, because that ended the process twice.
        case quarantined
        /// It is a recording opened from a file.
        case recording

        /// How a recorded session is that does not run.
        init(_ state: RecordedSession.State, hasCrashed: Bool) {
            switch state {
            case .open, .restoring: self = hasCrashed ? .crashed : .parked
            case .quarantined: self = .quarantined
            case .recording, .playing: self = .recording
            }
        }
    }

    /// Where it stands in the list.
    package let place: Place
    /// How it is.
    package internal(set) var phase: Phase
    /// What it was opened with; nil when an earlier version recorded it.
    package let about: RecordedSession.About?
    /// The number of the last input; nil when nobody knows.
    package internal(set) var inputs: Int?
    /// What the screen calls itself; nil when it does not, or does not run.
    package internal(set) var title: String?
    /// How many watch it.
    package let viewers: Int
    /// Who drives it; nil where it does not run.
    package let driver: Driver?
    /// What can be asked for more, where it runs.
    let session: Session?

    init<Audience>(_ running: RunningSession<Audience>) {
        place = Place(opened: running.configuration.opened, watch: running.watch.rawValue)
        if case .recording(let recording) = running.kept {
            phase = .recording
            inputs = recording.facts.inputs
        } else {
            phase = .live
        }
        about = RecordedSession.About(running.configuration)
        viewers = running.audience.watcherCount
        let driving = running.session.driving.driver
        let isHere = running.audience.isWatched(byGrant: driving.input)
        driver = phase == .live ? Driver(name: driving.name, isHere: isHere) : nil
        session = running.session
    }

    init(_ recorded: RecordedSession) {
        place = Place(opened: recorded.opened, watch: recorded.watch.rawValue)
        phase = Phase(recorded.state, hasCrashed: recorded.hasCrashed)
        about = recorded.about
        inputs = recorded.inputs
        viewers = 0
        driver = nil
        session = nil
    }

    init(_ recording: OpenedRecording) {
        place = Place(opened: recording.facts.configuration.opened, watch: recording.watch.rawValue)
        phase = .recording
        about = RecordedSession.About(recording.facts.configuration)
        inputs = recording.facts.inputs
        viewers = 0
        driver = nil
        session = nil
    }
}
