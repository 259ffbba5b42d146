import Dispatch
import Foundation
import JSON
import JournalStore
import Locking
import Wire

/// What the list says of a session or a recording.
struct SessionListing: Sendable {
    /// Where an entry stands in the list, which is sorted by it: newest first.
    struct Place: Comparable, Sendable, CustomStringConvertible {
        let opened: Int64
        let watch: String

        init(opened: Int64, watch: String) {
            self.opened = opened
            self.watch = watch
        }

        /// Reads what `description` wrote.
        init?(_ text: String) {
            let parts = text.split(separator: "-", maxSplits: 1)
            guard parts.count == 2, let opened = Int64(parts[0]), parts[1].utf8.count <= 64 else { return nil }
            self.init(opened: opened, watch: String(parts[1]))
        }

        var description: String { "\(opened)-\(watch)" }

        static func < (left: Place, right: Place) -> Bool {
            (left.opened, left.watch) < (right.opened, right.watch)
        }
    }

    let place: Place
    let phase: String
    let about: RecordedSession.About?
    /// The number of the last input.
    var inputs: Int?
    /// What the screen calls itself.
    var title: String?
    let running: RunningSession?

    init(_ running: RunningSession) {
        place = Place(opened: running.configuration.opened, watch: running.watch.rawValue)
        if case .recording(let recording) = running.kept {
            phase = "recording"
            inputs = recording.facts.inputs
        } else {
            phase = "live"
        }
        about = RecordedSession.About(running.configuration)
        self.running = running
    }

    init(_ session: RecordedSession) {
        place = Place(opened: session.opened, watch: session.watch.rawValue)
        phase = session.state.phase
        about = session.about
        inputs = session.inputs
        running = nil
    }

    init(_ recording: OpenedRecording) {
        place = Place(opened: recording.facts.configuration.opened, watch: recording.watch.rawValue)
        phase = "recording"
        about = RecordedSession.About(recording.facts.configuration)
        inputs = recording.facts.inputs
        running = nil
    }

    func write(to json: inout JSONWriter, app: String) {
        json.beginObject()
        json.key("watch")
        json.string(place.watch)
        json.key("opened")
        json.number(place.opened)
        json.key("phase")
        json.string(phase)
        json.key("app")
        json.string(app)
        for (name, value): (StaticString, String?) in [
            ("title", title ?? about?.screen), ("screen", about?.screen), ("controller", about?.controller),
            ("bff", about?.bff),
        ] {
            guard let value else { continue }
            json.key(name)
            json.string(value)
        }
        if let inputs {
            json.key("inputs")
            json.number(inputs)
        }
        json.key("viewers")
        json.number(running?.broadcast.watcherCount ?? 0)
        json.endObject()
    }

    /// Asks those that run for what only they know; one that is busy is listed without it.
    static func complete(_ page: [SessionListing], then: @escaping @Sendable ([SessionListing]) -> Void) {
        let answers = Answers(page, then)
        for (index, entry) in page.enumerated() {
            guard let session = entry.running?.session else { continue }
            session.synchronize { view in answers.take(index, await view.title(), view.input) }
        }
        answers.close(after: .seconds(2))
    }

    private final class Answers: Sendable {
        private struct State {
            var page: [SessionListing]
            var missing: Int
            var then: (@Sendable ([SessionListing]) -> Void)?
        }

        private let state: Locked<State>

        init(_ page: [SessionListing], _ then: @escaping @Sendable ([SessionListing]) -> Void) {
            // One more than sessions, so that it is not over before all were asked.
            state = Locked(State(page: page, missing: page.count { $0.running != nil } + 1, then: then))
        }

        func take(_ index: Int, _ title: String?, _ inputs: Int) {
            finish { state in
                state.page[index].title = title
                state.page[index].inputs = state.page[index].inputs ?? inputs
                state.missing -= 1
            }
        }

        func close(after patience: DispatchTimeInterval) {
            finish { $0.missing -= 1 }
            guard state.withLock({ $0.then != nil }) else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + patience) { self.finish { $0.missing = 0 } }
        }

        private func finish(_ change: (inout State) -> Void) {
            let (page, then) = state.withLock { state -> ([SessionListing], (@Sendable ([SessionListing]) -> Void)?) in
                guard state.then != nil else { return ([], nil) }
                change(&state)
                return state.missing > 0 ? ([], nil) : (state.page, state.then.take())
            }
            then?(page)
        }
    }
}

extension SessionOpener {
    /// The newest sessions and recordings behind a place in the list.
    func listing(after place: SessionListing.Place?, atMost count: Int) throws(ProblemDetails) -> [SessionListing] {
        let running = registry.all
        let names = Set(running.map(\.id))
        var listed = running.map { SessionListing($0) }
        // Those that run are in the archive too.
        let recorded = try archive?.sessions(after: place, atMost: count + running.count) ?? []
        listed += recorded.filter { !names.contains($0.id) }.map { SessionListing($0) }
        listed += shelf.all.filter { !names.contains($0.id) }.map { SessionListing($0) }
        if let place { listed.removeAll { $0.place >= place } }
        return Array(listed.sorted { $0.place > $1.place }.prefix(count))
    }
}

extension SessionOpener {
    /// The session or recording with this watch id, if there is one; it is not rebuilt for that.
    func listing(of watch: String) throws(ProblemDetails) -> [SessionListing] {
        if let running = registry.find(watch)?.session {
            return running.watch.rawValue == watch ? [SessionListing(running)] : []
        }
        if let session = try archive?.session(named: watch) {
            return session.watch.rawValue == watch ? [SessionListing(session)] : []
        }
        return shelf.all.filter { $0.watch.rawValue == watch }.map { SessionListing($0) }
    }
}

extension RecordedSession.State {
    /// How a session that does not run is called in the list.
    fileprivate var phase: String {
        switch self {
        case .open, .restoring: "parked"
        case .quarantined: "quarantined"
        case .recording, .playing: "recording"
        }
    }
}
