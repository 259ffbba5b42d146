/// Registers a component as Beagle 1.0 writes it.
public func registerCustomComponent<C: ServerDrivenComponent>(_ name: String, componentType: C.Type) {
    dependencies.coder.register(component: componentType, named: name)
}

/// Registers an action as Beagle 1.0 writes it.
public func registerCustomAction<A: Action>(_ name: String, actionType: A.Type) {
    dependencies.coder.register(action: actionType, named: name)
}

/// The controller of a screen, as Beagle 1.x makes it.
public func screen(_ type: ScreenType, controllerId: String? = nil) -> BeagleScreenViewController {
    BeagleScreenViewController(type, controllerId: controllerId)
}

/// Setting up as Beagle 2.x writes it.
public enum BeagleConfigurator {
    /// The same as assigning `Beagle.dependencies`.
    public static func setup(dependencies: any BeagleDependenciesProtocol) {
        Configured.dependencies = dependencies
    }
}

/// The logger protocol's name in Beagle 2.x.
public typealias LoggerProtocol = BeagleLoggerType

/// The controller protocol's name in Beagle 2.x.
public typealias BeagleControllerProtocol = BeagleController

/// The theme protocol's name in Beagle 2.x.
public typealias ThemeProtocol = Theme

/// What 2.x calls the protocol of its coder; here there is one coder, a class.
public typealias CoderProtocol = BeagleCoder

/// A coder that knows Beagle's own components and actions (Beagle iOS 2.1, Coder.swift).
public final class Coder: BeagleCoder {
    /// A coder for components and actions of an app's own besides Beagle's.
    public init() { super.init(inFrontOf: .builtIns) }
}

/// A logger that hands on to another one, or keeps nothing (Beagle iOS 2.1, LoggerProxy.swift).
public struct LoggerProxy: LoggerProtocol {
    /// Where events go.
    public let logger: (any LoggerProtocol)?

    init(logger: (any LoggerProtocol)?) { self.logger = logger }

    /// Hands the event on.
    public func log(_ log: LogType) { logger?.log(log) }
}
