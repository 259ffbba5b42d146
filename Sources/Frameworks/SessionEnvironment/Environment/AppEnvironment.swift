import Glibc

/// The parts of a session that its app uses: the host, values that are global on iOS, and the count of the app's work.
///
/// The app's `UIApplication` owns it. Frameworks on which UIKit depends use it instead of `UIApplication.shared`.
package final class AppEnvironment {
    package let host: any ApplicationHost
    /// Values that belong to this app, keyed by type.
    package let values = ApplicationValues(reserving: 10)
    /// Counts the work of the current turn against its limits.
    package let work: TurnWork
    /// The `UIApplication` that owns this environment. It sets this property, and sets it to nil when it is
    /// deallocated.
    package unowned(unsafe) var application: AnyObject?
    /// The application that this environment retains. Set only for the `UIApplication` of code outside any session.
    package var retainedApplication: AnyObject?

    package init(host: any ApplicationHost, work: TurnWork = TurnWork()) {
        self.host = host
        self.work = work
    }

    /// The environment of the app that runs on this thread. If none runs, an inert environment of the thread, whose
    /// clock does not advance.
    package static var current: AppEnvironment {
        if let pointer = pthread_getspecific(running) {
            return Unmanaged<AppEnvironment>.fromOpaque(pointer).takeUnretainedValue()
        }
        if let pointer = pthread_getspecific(fallback) {
            return Unmanaged<AppEnvironment>.fromOpaque(pointer).takeUnretainedValue()
        }
        let inert = AppEnvironment(host: InertHost())
        pthread_setspecific(fallback, Unmanaged.passRetained(inert).toOpaque())
        return inert
    }

    /// Runs `body` with this environment as the current one of the thread.
    package func run<R>(_ body: () throws -> R) rethrows -> R {
        let before = pthread_getspecific(Self.running)
        pthread_setspecific(Self.running, Unmanaged.passUnretained(self).toOpaque())
        defer {
            if before == nil { releaseTurnObjects() }
            pthread_setspecific(Self.running, before)
        }
        return try withExtendedLifetime((self, application)) { try body() }
    }

    /// The objects that are retained until the end of the turn.
    private var turnObjects: [AnyObject] = []

    /// Retains an object until the end of the turn, like an autorelease pool. Therefore code can at first hold only a
    /// weak reference to a new object.
    package func retainForTurn(_ object: AnyObject) { turnObjects.append(object) }

    private func releaseTurnObjects() {
        while !turnObjects.isEmpty {
            let released = turnObjects
            turnObjects = []
            withExtendedLifetime(released) {}
        }
    }

    private static let running = makeKey(releasing: nil)
    private static let fallback = makeKey { pointer in
        guard let pointer else { return }
        let inert = Unmanaged<AppEnvironment>.fromOpaque(pointer).takeRetainedValue()
        inert.retainedApplication = nil
    }

    private static func makeKey(releasing: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> pthread_key_t {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, releasing)
        precondition(status == 0, "The process has no thread key left")
        return key
    }
}
