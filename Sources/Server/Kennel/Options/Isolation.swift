/// How the sessions of an app are kept apart, unless the command line says something else.
public enum Isolation: Sendable {
    /// A few processes, as many as there are cores, run all sessions.
    ///
    /// Thousands of sessions need less memory so. Static variables are shared by the sessions of a process, so the app
    /// should have none that change. An app that hangs delays other sessions for a moment.
    case shared
    /// Every session has a process of its own, so that singletons and static variables are its own, as on a phone.
    case session
}
