import HTTPServer

extension APIRoute {
    /// Returns the path with a star in place of every name, for logs.
    func pattern(_ request: HTTPRequest) -> String {
        switch self {
        case .apps: "/api/apps"
        case .controllers: "/api/controllers"
        case .backends: "/api/backends"
        case .screens: "/api/screens"
        case .schema: "/api/schema"
        case .sessions: "/api/sessions"
        case .session: "/api/sessions/*"
        case .inputs: "/api/sessions/*/inputs"
        case .faults: "/api/sessions/*/faults"
        case .document: "/api/sessions/*/document"
        case .events: "/api/sessions/*/events"
        case .sharedEvents: "/api/events"
        case .step: "/api/sessions/*/steps/*"
        case .branches: "/api/sessions/*/branches"
        case .restart: "/api/sessions/*/restart"
        case .recovery: "/api/sessions/*/recovery"
        case .control: "/api/sessions/*/control"
        case .recording: "/api/sessions/*/recording"
        case .recordings: "/api/recordings"
        case .export: "/api/sessions/*/export/*"
        case .exchange: "/api/sessions/*/requests/*"
        case .held: "/api/sessions/*/held"
        case .heldRequest: "/api/sessions/*/held/*"
        case .sweeps: "/api/sweeps"
        case .sweep: "/api/sweeps/*"
        case .sweepCell: "/api/sweeps/*/cells/*"
        case .scripts: "/api/scripts"
        case .comparisons: "/api/comparisons"
        case .comparison: "/api/comparisons/*"
        case .script: "/api/scripts/*"
        case .image: "/api/sessions/*/images/*"
        case .layout: "/api/sessions/*/views/*/layout"
        case .picture: "/api/sessions/*/pictures/*"
        case .fontSheet: "/fonts.css"
        case .font: "/fonts/*"
        case .health: "/healthz"
        case .metrics: "/metrics"
        case .unknown: "/api/*"
        case .file: request.path
        }
    }
}
