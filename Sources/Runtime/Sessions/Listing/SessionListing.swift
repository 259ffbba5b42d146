import Wire

/// The list entry of a session or recording.
package struct SessionListing: Sendable {
    /// The position of an entry in the list. The list is sorted by position, newest first.
    package struct Place: Comparable, Sendable, CustomStringConvertible {
        /// The time of opening, in milliseconds since 1970.
        package let opened: Int64
        /// The viewer id of the session.
        package let watch: String

        /// Creates a position.
        package init(opened: Int64, watch: String) {
            self.opened = opened
            self.watch = watch
        }

        /// Parses the text of ``description``; nil if it has another form.
        package init?(_ text: String) {
            let parts = text.split(separator: "-", maxSplits: 1)
            guard parts.count == 2, let opened = Int64(parts[0]), parts[1].utf8.count <= 64 else { return nil }
            self.init(opened: opened, watch: String(parts[1]))
        }

        /// The position as text.
        package var description: String { "\(opened)-\(watch)" }

        /// Returns whether the left position comes after the right one in the list.
        package static func < (left: Place, right: Place) -> Bool {
            (left.opened, left.watch) < (right.opened, right.watch)
        }
    }

    /// The client in control of a session.
    package struct Driver: Sendable {
        /// The name that the client chose; nil if it chose none.
        package let name: String?
        /// Whether a page of this client shows the session now.
        package let isHere: Bool
    }

    /// The phase of a session in the list.
    package enum Phase: String, Sendable {
        /// The session runs.
        case live
        /// The app has crashed, and the session was not resumed since, whether it runs or not.
        case crashed
        /// The session does not run, and is rebuilt on request.
        case parked
        /// The session is not rebuilt, because two attempts ended the process.
        case quarantined
        /// A recording that was opened from a file.
        case recording

        /// Creates the phase of a recorded session that does not run.
        init(_ state: RecordedSession.State, hasCrashed: Bool) {
            switch state {
            case .open, .restoring: self = hasCrashed ? .crashed : .parked
            case .quarantined: self = .quarantined
            case .recording, .playing: self = .recording
            }
        }
    }

    /// The position in the list.
    package let place: Place
    /// The phase of the session.
    package internal(set) var phase: Phase
    /// Parts of the configuration; nil if an earlier version recorded the session.
    package let about: RecordedSession.About?
    /// The number of the last input; nil if unknown.
    package internal(set) var inputs: Int?
    /// The title of the screen; nil if it has none, or if the session does not run.
    package internal(set) var title: String?
    /// The number of viewers.
    package let viewers: Int
    /// The client in control; nil if the session does not run.
    package let driver: Driver?
    /// The running session, for further queries; nil if it does not run.
    let session: Session?

    init<Audience>(_ running: RunningSession<Audience>) {
        place = Place(opened: running.configuration.opened, watch: running.viewerID.rawValue)
        if case .recording(let recording) = running.inputSource {
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
        place = Place(opened: recorded.opened, watch: recorded.viewerID.rawValue)
        phase = Phase(recorded.state, hasCrashed: recorded.hasCrashed)
        about = recorded.about
        inputs = recorded.inputs
        viewers = 0
        driver = nil
        session = nil
    }

    init(_ recording: OpenedRecording) {
        place = Place(opened: recording.facts.configuration.opened, watch: recording.viewerID.rawValue)
        phase = .recording
        about = RecordedSession.About(recording.facts.configuration)
        inputs = recording.facts.inputs
        viewers = 0
        driver = nil
        session = nil
    }
}
