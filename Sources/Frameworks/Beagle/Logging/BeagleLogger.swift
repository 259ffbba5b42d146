/// A receiver of all log events. Apps can provide their own logger as `BeagleDependencies().logger`.
public protocol BeagleLoggerType {
    /// Called during the session's turn, in the order of the events.
    func log(_ log: LogType)
}

public protocol DependencyLogger {
    /// The app's logger; nil sends events only to the session's log.
    var logger: (any BeagleLoggerType)? { get }
}

extension LogType {
    /// Sends this event to the running app's logger and to the session's log.
    package func record() {
        (Configured.dependencies as? any DependencyLogger)?.logger?.log(self)
        BeagleMessage.logged(self).record()
    }
}
