import Beagle
import HeadlessUIKit
import JSON
import SessionRuntime

/// What the page can offer to open: the app's controllers and the backend's screens.
///
/// No app is launched to find out: the controllers are those of the first session, and before it just the one that every
/// app has.
final class Catalogue: Sendable {
    /// What the first session told of the app.
    private struct App {
        let header: RecordingHeader
        /// The answer to `GET /api/controllers`.
        let controllers: [UInt8]

        init(name: String, controllers: [ControllerEntry]) {
            header = RecordingHeader(product: version, app: name, controllers: controllers.compactMap(\.id), opened: 0)
            self.controllers = JSON.array(controllers.map(\.json)).encoded()
        }
    }

    /// The answer to `GET /api/screens`.
    let screens: [UInt8]
    private let learned = Locked<App?>(nil)
    private static let unknown = App(
        name: "",
        controllers: [ControllerEntry(id: nil, className: String(describing: BeagleNavigationController.self))])

    /// `bff` is where the screens are: the page tells a session of that backend from one of another.
    init(screens: [Backend.Screen], bff: String?) {
        self.screens = JSON.array(screens.map { $0.json(at: bff) }).encoded()
    }

    /// Whether a session has told what the app is.
    var isComplete: Bool { learned.withLock { $0 != nil } }

    /// The answer to `GET /api/controllers`, as far as it is known.
    var controllers: [UInt8] { app.controllers }

    /// What every recording made here says of the app; the time is the session's own.
    var recordingHeader: RecordingHeader { app.header }

    /// Looks into a session that has been opened; the first one counts.
    func learn(from view: SessionView) {
        guard !isComplete, let application = view.application, let delegate = application.delegate else { return }
        let app = App(
            name: String(describing: type(of: delegate)), controllers: ControllerEntry.registered(in: application))
        learned.withLock { if $0 == nil { $0 = app } }
    }

    private var app: App { learned.withLock { $0 } ?? Self.unknown }
}

/// A navigation controller as the page lists it.
struct ControllerEntry: Sendable {
    /// The registered id; nil for the one used without an id.
    let id: String?
    /// The name of its class.
    let className: String

    fileprivate var json: JSON {
        ["id": id.map { .string($0) } ?? .null, "type": .string(className), "default": .bool(id == nil)]
    }
}

extension Backend.Screen {
    fileprivate func json(at bff: String?) -> JSON {
        [
            "path": .string(path), "title": .string(title), "note": .string(note), "group": .string(group),
            "bff": bff.map { .string($0) } ?? .null, "notes": .object(notes.mapValues { .string($0) }),
        ]
    }
}
