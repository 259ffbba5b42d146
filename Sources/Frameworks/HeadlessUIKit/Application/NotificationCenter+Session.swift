public import Foundation

/// What the code of one session listens to.
private final class SessionListener {
    weak var token: (any NSObjectProtocol)?
    /// Keeps the token of a listener that an app knows by its observer alone.
    var kept: (any NSObjectProtocol)?
    /// Who is told by a method; nil where a closure is.
    weak var observer: AnyObject?
    /// Nil for whatever is posted.
    let name: Notification.Name?
    let object: AnyObject?
    let hears: (Notification) -> Void
    /// Whether the system's own notifications are for it.
    var hearsSystem = false

    init(_ name: Notification.Name?, _ object: Any?, _ hears: @escaping (Notification) -> Void) {
        self.name = name
        self.object = object.map { $0 as AnyObject }
        self.hears = hears
    }
}

/// All that the code of one session listens to, as long as the session is there.
private final class SessionListeners {
    var all: [SessionListener] = []

    deinit {
        for listener in all where listener.hearsSystem {
            if let token = listener.token { NotificationCenter.default.removeObserver(token as Any) }
        }
    }
}

private enum ListenersKey: ApplicationKey {
    static var defaultValue: SessionListeners { SessionListeners() }
}

/// Sessions may share a process, and its notification centre with it; so each hears only what is posted in it.
///
/// These stand beside Foundation's own of the same names and are preferred to them, because they take a name that is
/// there and a token that is one.
extension NotificationCenter {
    /// Runs `block` when something of that name is posted in this session: by the app, or by the system.
    public func addObserver(
        forName name: Notification.Name, object obj: Any?, queue: OperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        let listener = SessionListener(name, obj, block)
        return listen(listener, queue)
    }

    /// Has `hears` run for an observer, which is not held, when something of that name is posted in this session, or
    /// anything where it is nil.
    func listen(
        for observer: AnyObject, _ name: Notification.Name?, _ object: Any?,
        _ hears: @escaping (Notification) -> Void
    ) {
        let listener = SessionListener(name, object, hears)
        listener.observer = observer
        listener.kept = listen(listener, nil)
    }

    private func listen(_ listener: SessionListener, _ queue: OperationQueue?) -> any NSObjectProtocol {
        let application = UIApplication.shared
        // The centre may outlive the session: it holds nothing of the app's.
        nonisolated(unsafe) weak let hearing = listener
        nonisolated(unsafe) weak let owner = application
        let token = addObserver(
            forName: listener.name, object: listener.object, queue: queue === OperationQueue.main ? nil : queue
        ) {
            if let owner, owner === UIApplication.shared { hearing?.hears($0) }
        }
        listener.hearsSystem = self === NotificationCenter.default
        listener.token = token
        application.values[ListenersKey.self].all.append(listener)
        return token
    }

    /// Hears no more: the closure of a token, or all that an observer is told.
    public func removeObserver(_ observer: AnyObject) {
        forget { $0.observer === observer }
        UIApplication.shared.values[ListenersKey.self].all.removeAll { $0.token == nil || $0.token === observer }
        removeObserver(observer as Any)
    }

    /// Tells an observer no more of that name, and of that object; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
        let object = anObject.map { $0 as AnyObject }
        forget {
            $0.observer === observer && (aName == nil || $0.name == aName) && (object == nil || $0.object === object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func forget(_ isMeant: (SessionListener) -> Bool) {
        let listeners = UIApplication.shared.values[ListenersKey.self]
        for listener in listeners.all where isMeant(listener) {
            if let token = listener.kept { removeObserver(token as Any) }
        }
        listeners.all.removeAll(where: isMeant)
    }
}

extension UIApplication {
    /// Tells those of this session who listen, and nobody else in the process. Without an object the app itself is it.
    func post(_ name: Notification.Name, of object: AnyObject? = nil, userInfo: [AnyHashable: Any]? = nil) {
        let sender = object ?? self
        for listener in values[ListenersKey.self].all where listener.hearsSystem {
            if listener.token == nil || (listener.name ?? name) != name { continue }
            if let object = listener.object, object !== sender { continue }
            listener.hears(Notification(name: name, object: sender, userInfo: userInfo))
        }
    }
}
