public import Foundation

/// What the code of one session listens to.
private final class SessionListener {
    weak var token: (any NSObjectProtocol)?
    let name: Notification.Name
    let object: AnyObject?
    let hears: (Notification) -> Void
    /// Whether the system's own notifications are for it.
    var hearsSystem = false

    init(_ name: Notification.Name, _ object: Any?, _ hears: @escaping (Notification) -> Void) {
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
        let application = UIApplication.shared
        let listener = SessionListener(name, obj, block)
        // The centre may outlive the session: it holds nothing of the app's.
        nonisolated(unsafe) weak let hearing = listener
        nonisolated(unsafe) weak let owner = application
        let token = addObserver(
            forName: Optional(name), object: obj, queue: queue === OperationQueue.main ? nil : queue
        ) {
            if let owner, owner === UIApplication.shared { hearing?.hears($0) }
        }
        listener.hearsSystem = self === NotificationCenter.default
        listener.token = token
        application.values[ListenersKey.self].all.append(listener)
        return token
    }

    /// Hears no more.
    public func removeObserver(_ observer: any NSObjectProtocol) {
        UIApplication.shared.values[ListenersKey.self].all.removeAll { $0.token == nil || $0.token === observer }
        removeObserver(observer as Any)
    }
}

extension UIApplication {
    /// Tells those of this session who listen, and nobody else in the process.
    func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
        for listener in values[ListenersKey.self].all where listener.name == name && listener.hearsSystem {
            if listener.token == nil { continue }
            if let object = listener.object, object !== self { continue }
            listener.hears(Notification(name: name, object: self, userInfo: userInfo))
        }
    }
}
