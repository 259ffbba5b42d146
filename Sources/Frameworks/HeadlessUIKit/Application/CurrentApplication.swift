/// The application that runs on the current thread.
enum CurrentApplication {
    private static let running = makeKey(releasing: nil)
    private static let fallback = makeKey { pointer in
        if let pointer { Unmanaged<UIApplication>.fromOpaque(pointer).release() }
    }

    /// The application that runs on this thread. If none runs, an inert application whose clock does not advance.
    static var value: UIApplication {
        if let pointer = pthread_getspecific(running) {
            return Unmanaged<UIApplication>.fromOpaque(pointer).takeUnretainedValue()
        }
        if let pointer = pthread_getspecific(fallback) {
            return Unmanaged<UIApplication>.fromOpaque(pointer).takeUnretainedValue()
        }
        let application = UIApplication(host: InertHost())
        application.changes.scheduleLayout = nil
        pthread_setspecific(fallback, Unmanaged.passRetained(application).toOpaque())
        return application
    }

    /// Runs `body` with `application` as the running application of this thread.
    static func with<R>(_ application: UIApplication, perform body: () throws -> R) rethrows -> R {
        let before = pthread_getspecific(running)
        pthread_setspecific(running, Unmanaged.passUnretained(application).toOpaque())
        defer { pthread_setspecific(running, before) }
        return try withExtendedLifetime(application) { try body() }
    }

    private static func makeKey(releasing: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?) -> pthread_key_t {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, releasing)
        precondition(status == 0, "The process has no thread key left")
        return key
    }
}
