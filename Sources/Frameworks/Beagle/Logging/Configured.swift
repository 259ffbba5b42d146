import HeadlessUIKit
import Synchronization

/// The access of lower layers to the app's dependencies, whose concrete type they do not know.
///
/// Each running app has its own dependencies. Outside an app, as in a unit test, there is one set for the process. The
/// topmost layer conforms this type to ``DependenciesMaking``, so that the dependencies always exist.
package enum Configured {
    /// The current dependencies, to be cast to the protocol of one layer: `as? any DependencyLogger`.
    package static var dependencies: Any {
        get {
            guard let application = runningApplication else {
                return ofProcess.current(orElse: makeDefault)
            }
            return held(by: application).dependencies
        }
        set {
            if let application = runningApplication {
                application.values[DependenciesKey.self] = HeldDependencies(newValue)
            } else {
                ofProcess.replace(newValue)
            }
        }
    }

    /// Returns the dependencies as one protocol; nil if they do not conform to it.
    ///
    /// The result is cached for a running app, because dynamic casts are slow compared to an action.
    package static func part<Part>(_ part: Part.Type) -> Part? {
        guard let application = runningApplication else { return dependencies as? Part }
        return held(by: application).part(part)
    }

    private static func held(by application: UIApplication) -> HeldDependencies {
        if let held = application.values[DependenciesKey.self] { return held }
        let made = HeldDependencies(makeDefault())
        application.values[DependenciesKey.self] = made
        return made
    }

    /// The running app; nil outside a session, where code runs in the thread's own placeholder application.
    private static var runningApplication: UIApplication? {
        let application = UIApplication.shared
        return application.host is InertHost ? nil : application
    }

    private static let ofProcess = ProcessDependencies()

    /// Creates default dependencies. The cast is needed because the conformance is in a layer that this one cannot
    /// import.
    private static func makeDefault() -> Any {
        let maker: Any.Type = Configured.self
        return (maker as? any DependenciesMaking.Type)?.makeDependencies() ?? ()
    }
}

/// Creates the dependencies of an app that configured none.
package protocol DependenciesMaking {
    /// Returns new dependencies with all defaults.
    static func makeDependencies() -> Any
}

private enum DependenciesKey: ApplicationKey {
    static var defaultValue: HeldDependencies? { nil }
}

/// The dependencies of one app, with cached casts.
private final class HeldDependencies {
    let dependencies: Any
    private let parts = ApplicationValues()

    init(_ dependencies: Any) {
        self.dependencies = dependencies
    }

    func part<Part>(_ part: Part.Type) -> Part? {
        if let known = parts[PartKey<Part>.self] { return known.part }
        let found = dependencies as? Part
        parts[PartKey<Part>.self] = KnownPart(part: found)
        return found
    }

    private struct KnownPart<Part> {
        let part: Part?
    }

    private enum PartKey<Part>: ApplicationKey {
        static var defaultValue: KnownPart<Part>? { nil }
    }
}

/// The dependencies used outside any app.
private final class ProcessDependencies: Sendable {
    /// Sendable without a check, because the lock guards every access to the reference. Outside an app, the caller is
    /// responsible for sharing the referenced object between threads.
    private struct Box: @unchecked Sendable {
        var value: Any?
    }

    private let box = Mutex(Box())

    func current(orElse make: () -> Any) -> Any {
        if let value = read() { return value }
        replaceIfMissing(Box(value: make()))
        return read() ?? ()
    }

    func replace(_ value: Any) {
        let new = Box(value: value)
        box.withLock { $0 = new }
    }

    private func read() -> Any? {
        box.withLock { $0 }.value
    }

    private func replaceIfMissing(_ new: Box) {
        box.withLock { box in
            if box.value == nil { box = new }
        }
    }
}
