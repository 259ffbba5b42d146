@testable import KennelHTTP

extension APIRoute {
    /// The address as the page writes it. A new route stops the compiler here, and belongs into `examples` too.
    var address: String {
        switch self {
        case .apps: "/api/apps"
        case .controllers: "/api/controllers"
        case .backends: "/api/backends"
        case .schema: "/api/schema"
        case .screens: "/api/screens"
        case .sessions: "/api/sessions"
        case .session(let id): "/api/sessions/\(id)"
        case .inputs(let id): "/api/sessions/\(id)/inputs"
        case .faults(let id): "/api/sessions/\(id)/faults"
        case .held(let id): "/api/sessions/\(id)/held"
        case .heldRequest(let id, let request): "/api/sessions/\(id)/held/\(request)"
        case .sweeps: "/api/sweeps"
        case .sweep(let id): "/api/sweeps/\(id)"
        case .sweepCell(let id, let number): "/api/sweeps/\(id)/cells/\(number)"
        case .scripts: "/api/scripts"
        case .comparisons: "/api/comparisons"
        case .comparison(let id): "/api/comparisons/\(id)"
        case .script(let name): "/api/scripts/\(name)"
        case .document(let id): "/api/sessions/\(id)/document"
        case .events(let id): "/api/sessions/\(id)/events"
        case .layout(let id, let view): "/api/sessions/\(id)/views/\(view)/layout"
        case .sharedEvents: "/api/events"
        case .step(let id, let number): "/api/sessions/\(id)/steps/\(number)"
        case .branches(let id): "/api/sessions/\(id)/branches"
        case .restart(let id): "/api/sessions/\(id)/restart"
        case .recovery(let id): "/api/sessions/\(id)/recovery"
        case .control(let id): "/api/sessions/\(id)/control"
        case .recording(let id): "/api/sessions/\(id)/recording"
        case .recordings: "/api/recordings"
        case .export(let id, let form): "/api/sessions/\(id)/export/\(form)"
        case .exchange(let id, let request): "/api/sessions/\(id)/requests/\(request)"
        case .image(let id, let request): "/api/sessions/\(id)/images/\(request)"
        case .picture(let id, let name): "/api/sessions/\(id)/pictures/\(name)"
        case .fontSheet: "/fonts.css"
        case .font(let file): "/fonts/\(file)"
        case .health: "/healthz"
        case .metrics: "/metrics"
        case .unknown, .file: "/"
        }
    }

    /// One of each that is a call, with the page's placeholders.
    static let examples: [APIRoute] = [
        .sweeps, .sweep("{sweep}"), .sweepCell(sweep: "{sweep}", number: "{c}"),
        .held("{id}"), .heldRequest(session: "{id}", request: "{q}"), .scripts, .script("{name}"),
        .comparisons, .comparison("{id}"),
        .apps, .controllers, .backends, .schema, .screens, .sessions, .session("{id}"), .inputs("{id}"),
        .faults("{id}"),
        .document("{id}"), .events("{id}"), .sharedEvents, .step(session: "{id}", number: "{n}"), .branches("{id}"),
        .restart("{id}"), .recovery("{id}"), .control("{id}"), .recording("{id}"), .recordings,
        .export(session: "{id}", form: "{form}"),
        .exchange(session: "{id}", request: "{q}"), .image(session: "{id}", request: "{q}"),
        .layout(session: "{id}", view: "{v}"), .picture(session: "{id}", name: "{name}"), .fontSheet, .font("{file}"),
        .health, .metrics,
    ]
}
