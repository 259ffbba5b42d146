/// What the sessions of an app share, unless the command line says something else.
public enum Isolation: Sendable {
    /// A few processes: fast and small. Static variables are those of all sessions in a process, so an app should have none
    /// that change.
    case shared
    /// Nothing: every session has a process of its own, so that singletons and static variables are its own, as on a phone.
    case session
}
