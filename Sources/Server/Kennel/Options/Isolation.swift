/// The isolation of an app's sessions from each other. The command line can set another one.
public enum Isolation: Sendable {
    /// All sessions run in a few processes, as many as there are cores.
    ///
    /// Thousands of sessions need less memory this way. Sessions in one process share static variables, so the app
    /// should have no mutable ones. An app that hangs briefly delays other sessions.
    case shared
    /// Each session has its own process, so that its singletons and static variables are its own, as on a device.
    case session
}
