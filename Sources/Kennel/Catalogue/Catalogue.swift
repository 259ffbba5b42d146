import Beagle
import HeadlessUIKit
import JSON
import SessionRuntime

/// What the page can offer to open: the app's controllers and the backend's screens. Written once; neither changes.
struct Catalogue: Sendable {
    /// The answer to `GET /api/controllers`.
    let controllers: [UInt8]
    /// The answer to `GET /api/screens`.
    let screens: [UInt8]

    /// What every recording made here says of the app; the time is the session's own.
    let recordingHeader: RecordingHeader

    /// `bff` is where the screens are: the page tells a session of that backend from one of another.
    init(app: String, controllers: [ControllerEntry], screens: [Backend.Screen], bff: String?) {
        recordingHeader = RecordingHeader(
            product: version, app: app, controllers: controllers.compactMap(\.id), opened: 0)
        self.controllers = JSON.array(controllers.map(\.json)).encoded()
        self.screens = JSON.array(screens.map { $0.json(at: bff) }).encoded()
    }
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
