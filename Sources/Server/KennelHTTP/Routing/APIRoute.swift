import HTTPServer

/// The route of a request path. Every path outside the API is a file of the page.
package enum APIRoute: Equatable {
    case apps
    case controllers
    case backends
    case screens
    case schema
    case sessions
    case session(String)
    case inputs(String)
    case faults(String)
    case document(String)
    case events(String)
    case sharedEvents
    case step(session: String, number: String)
    case branches(String)
    case restart(String)
    case recovery(String)
    case control(String)
    case recording(String)
    case recordings
    case export(session: String, form: String)
    case exchange(session: String, request: String)
    case held(String)
    case heldRequest(session: String, request: String)
    case sweeps
    case sweep(String)
    case sweepCell(sweep: String, number: String)
    case scripts
    case comparisons
    case comparison(String)
    case script(String)
    case image(session: String, request: String)
    case layout(session: String, view: String)
    case picture(session: String, name: String)
    case fontSheet
    case font(String)
    case health
    case metrics
    case unknown
    case file

    /// The path to which recordings are uploaded, which accepts larger bodies.
    package static let recordingsPath = "/api/recordings"

    init(_ request: HTTPRequest) {
        // Nearly every request is an input, so its path is recognized without splitting it.
        if let session = request.pathPart(after: "/api/sessions/", before: "/inputs") {
            self = .inputs(session)
        } else {
            self.init(path: request.pathComponents)
        }
    }

    private init(path: [String]) {
        switch path.count {
        case 1 where path[0] == "healthz": self = .health
        case 1 where path[0] == "metrics": self = .metrics
        case 1 where path[0] == "fonts.css": self = .fontSheet
        case 2 where path[0] == "fonts": self = .font(path[1])
        case _ where path.first != "api": self = .file
        case 2: self = Self.top(path[1])
        case 3 where path[1] == "sessions": self = .session(path[2])
        case 3 where path[1] == "scripts": self = .script(path[2])
        case 3 where path[1] == "sweeps": self = .sweep(path[2])
        case 5 where path[1] == "sweeps" && path[3] == "cells":
            self = .sweepCell(sweep: path[2], number: path[4])
        case 3 where path[1] == "comparisons": self = .comparison(path[2])
        case 4 where path[1] == "sessions": self = Self.part(path[3], of: path[2])
        case 5 where path[1] == "sessions" && path[3] == "steps": self = .step(session: path[2], number: path[4])
        case 6 where path[1] == "sessions" && path[3] == "views" && path[5] == "layout":
            self = .layout(session: path[2], view: path[4])
        case 5 where path[1] == "sessions" && path[3] == "held":
            self = .heldRequest(session: path[2], request: path[4])
        case 5 where path[1] == "sessions" && path[3] == "export": self = .export(session: path[2], form: path[4])
        case 5 where path[1] == "sessions" && path[3] == "requests":
            self = .exchange(session: path[2], request: path[4])
        case 5 where path[1] == "sessions" && path[3] == "images": self = .image(session: path[2], request: path[4])
        case 5 where path[1] == "sessions" && path[3] == "pictures": self = .picture(session: path[2], name: path[4])
        default: self = .unknown
        }
    }

    private static func top(_ name: String) -> APIRoute {
        switch name {
        case "apps": .apps
        case "backends": .backends
        case "comparisons": .comparisons
        case "controllers": .controllers
        case "schema": .schema
        case "screens": .screens
        case "scripts": .scripts
        case "sessions": .sessions
        case "sweeps": .sweeps
        case "events": .sharedEvents
        case "recordings": .recordings
        default: .unknown
        }
    }

    private static func part(_ name: String, of session: String) -> APIRoute {
        switch name {
        case "inputs": .inputs(session)
        case "faults": .faults(session)
        case "held": .held(session)
        case "document": .document(session)
        case "events": .events(session)
        case "branches": .branches(session)
        case "restart": .restart(session)
        case "recovery": .recovery(session)
        case "control": .control(session)
        case "recording": .recording(session)
        default: .unknown
        }
    }

    /// Whether the route supports a method. Called for every request, so it builds no list in the common case.
    func supports(_ method: String) -> Bool {
        switch self {
        case .inputs, .branches, .restart, .recovery, .control, .recordings, .heldRequest, .sweeps, .sweepCell,
            .comparisons:
            method == "POST"
        case .events, .sharedEvents: method == "GET"
        case .apps, .backends, .sessions, .session, .faults, .document, .controllers, .schema, .screens, .scripts,
            .script,
            .sweep, .comparison, .exchange, .held, .image, .layout, .picture, .step, .recording, .export, .fontSheet,
            .font, .health, .metrics, .file, .unknown:
            method == "GET" || methods.contains(method)
        }
    }

    /// The methods that the route supports.
    var methods: [String] {
        switch self {
        case .backends: ["GET", "HEAD", "POST", "DELETE"]
        case .sessions: ["GET", "HEAD", "POST"]
        case .session: ["GET", "HEAD", "PATCH", "DELETE"]
        case .sweep, .comparison: ["GET", "HEAD", "DELETE"]
        case .inputs, .branches, .restart, .recovery, .control, .recordings, .heldRequest, .sweeps, .sweepCell,
            .comparisons:
            ["POST"]
        case .script: ["GET", "HEAD", "PUT", "DELETE"]
        case .faults, .document: ["GET", "HEAD", "PUT"]
        case .events, .sharedEvents: ["GET"]
        case .apps, .controllers, .schema, .screens, .scripts, .exchange, .held, .image, .layout, .picture,
            .step,
            .recording, .export, .fontSheet, .font, .health, .metrics, .file, .unknown:
            ["GET", "HEAD"]
        }
    }
}
