import HeadlessUIKit
import Synchronization

/// Where the lower rooms find what the application configured, without knowing the type that holds it.
///
/// A running application has dependencies of its own. Outside any application, as in a plain unit test, there is one
/// set for the whole process. The top room conforms this type to ``DependenciesMaking``, so neither is ever missing.
package enum Configured {
    /// The dependencies in force, to be asked for one room's part: `as? any DependencyLogger`.
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

    /// One room's part of the dependencies in force, nil where they have none. A running application is asked once: for
    /// what is needed at every action, where asking a value of an unknown type costs more than all else.
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

    /// Code outside any session runs in its thread's inert application.
    private static var runningApplication: UIApplication? {
        let application = UIApplication.shared
        return application.host is InertHost ? nil : application
    }

    private static let ofProcess = ProcessDependencies()

    /// The conformance stands in a room this one may not name, hence the cast of an opaque type.
    private static func makeDefault() -> Any {
        let maker: Any.Type = Configured.self
        return (maker as? any DependenciesMaking.Type)?.makeDependencies() ?? ()
    }
}

/// Makes the dependencies of an application that configured none.
package protocol DependenciesMaking {
    /// A fresh set with every default.
    static func makeDependencies() -> Any
}

private enum DependenciesKey: ApplicationKey {
    static var defaultValue: HeldDependencies? { nil }
}

/// The dependencies of one application, and what was found in them.
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

/// The dependencies used outside any application.
private final class ProcessDependencies: Sendable {
    /// Unchecked: the lock guards every exchange of the reference. What it refers to is the application's own object,
    /// shared between threads outside any application exactly as far as that application shares it.
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
