public import Foundation

/// An observer that code of one session registered.
private final class SessionListener {
    weak var token: (any NSObjectProtocol)?
    /// Retains the token of an observer that was registered with a selector.
    var retainedToken: (any NSObjectProtocol)?
    /// The observer that was registered with a selector; nil if a closure was registered.
    weak var observer: AnyObject?
    /// The name to match; nil matches every name.
    let name: Notification.Name?
    let object: AnyObject?
    let handler: (Notification) -> Void
    /// Whether the observer also receives the system's own notifications.
    var receivesSystemNotifications = false

    init(name: Notification.Name?, object: Any?, handler hears: @escaping (Notification) -> Void) {
        self.name = name
        self.object = object.map { $0 as AnyObject }
        self.handler = hears
    }
}

/// The observers of one session. They are removed with the session.
private final class SessionListeners {
    var all: [SessionListener] = []

    deinit {
        for listener in all where listener.receivesSystemNotifications {
            if let token = listener.token { NotificationCenter.default.removeObserver(token as Any) }
        }
    }
}

private enum ListenersKey: ApplicationKey {
    static var defaultValue: SessionListeners { SessionListeners() }
}

/// Notifications of one session.
///
/// Sessions may share a process and its notification centre, so each observer receives only what is posted in its
/// session. These overloads are preferred to Foundation's because the name and the token are not optional.
extension NotificationCenter {
    /// Runs `block` when a matching notification is posted in this session, by the app or by the system.
    public func addObserver(
        forName name: Notification.Name, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let listener = SessionListener(name: name, object: obj, handler: block)
        return register(listener, on: queue)
    }

    /// Calls `hears` with an observer when a matching notification is posted in this session. A nil name matches every
    /// name. The observer is not retained.
    func listen(
        for observer: AnyObject, name: Notification.Name?, object: Any?,
        handler hears: @escaping (Notification) -> Void
    ) {
        let listener = SessionListener(name: name, object: object, handler: hears)
        listener.observer = observer
        listener.retainedToken = register(listener, on: nil)
    }

    private func register(_ listener: SessionListener, on queue: OperationQueue?) -> any NSObjectProtocol {
        let environment = AppEnvironment.current
        // The centre may outlive the session, so the closure retains no object of the app.
        nonisolated(unsafe) weak let hearing = listener
        nonisolated(unsafe) weak let owner = environment
        let token = addObserver(
            forName: listener.name, object: listener.object, queue: queue === OperationQueue.main ? nil : queue
        ) {
            if let owner, owner === AppEnvironment.current { hearing?.handler($0) }
        }
        listener.receivesSystemNotifications = self === NotificationCenter.default
        listener.token = token
        environment.values[ListenersKey.self].all.append(listener)
        return token
    }

    /// Removes the observer of a token, or all registrations of an observer.
    public func removeObserver(_ observer: AnyObject) {
        forget { $0.observer === observer }
        AppEnvironment.current.values[ListenersKey.self].all.removeAll { $0.token == nil || $0.token === observer }
        removeObserver(observer as Any)
    }

    /// Removes an observer's registrations for this name and object; nil matches all.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        forget {
            $0.observer === observer && (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func forget(_ isMeant: (SessionListener) -> Bool) {
        let listeners = AppEnvironment.current.values[ListenersKey.self]
        for listener in listeners.all where isMeant(listener) {
            if let token = listener.retainedToken { removeObserver(token as Any) }
        }
        listeners.all.removeAll(where: isMeant)
    }
}

extension AppEnvironment {
    /// Posts a system notification to the observers of this session only. Without an object the application is the
    /// sender.
    package func post(_ name: Notification.Name, of object: AnyObject? = nil, userInfo: [AnyHashable: Any]? = nil) {
        let sender = object ?? application
        for listener in values[ListenersKey.self].all where listener.receivesSystemNotifications {
            if listener.token == nil || (listener.name ?? name) != name { continue }
            if let object = listener.object, object !== sender { continue }
            listener.handler(Notification(name: name, object: sender, userInfo: userInfo))
        }
    }
}
