/// Receives every event; an application gives its own as `BeagleDependencies().logger`.
public protocol BeagleLoggerType {
    /// Called on the session's own turn, in the order the events happened.
    func log(_ log: LogType)
}

/// Something that has a logger to offer, such as the application's dependencies.
public protocol DependencyLogger {
    /// The application's logger; nil keeps events to the session's own log.
    var logger: (any BeagleLoggerType)? { get }
}

extension LogType {
    /// Hands the event to the running application's logger and to whoever watches the session.
    package func record() {
        (Configured.dependencies as? any DependencyLogger)?.logger?.log(self)
        BeagleNote.logged(self).record()
    }
}
