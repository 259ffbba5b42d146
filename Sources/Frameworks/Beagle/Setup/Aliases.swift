/// Registers a component, under the function's name in Beagle 1.0.
public func registerCustomComponent<C: ServerDrivenComponent>(_ name: String, componentType: C.Type) {
    dependencies.coder.register(component: componentType, named: name)
}

/// Registers an action, under the function's name in Beagle 1.0.
public func registerCustomAction<A: Action>(_ name: String, actionType: A.Type) {
    dependencies.coder.register(action: actionType, named: name)
}

/// Returns a controller that shows a screen, under the function's name in Beagle 1.x.
public func screen(_ type: ScreenType, controllerId: String? = nil) -> BeagleScreenViewController {
    BeagleScreenViewController(type, controllerId: controllerId)
}

/// The function that sets the dependencies in Beagle 2.x.
public enum BeagleConfigurator {
    /// Same as assigning `Beagle.dependencies`.
    public static func setup(dependencies: any BeagleDependenciesProtocol) {
        Configured.dependencies = dependencies
    }
}

/// The name of the logger protocol in Beagle 2.x.
public typealias LoggerProtocol = BeagleLoggerType

/// The name of the controller protocol in Beagle 2.x.
public typealias BeagleControllerProtocol = BeagleController

/// The name of the theme protocol in Beagle 2.x.
public typealias ThemeProtocol = Theme

/// The name of the coder protocol in Beagle 2.x; in Kennel the coder is a class.
public typealias CoderProtocol = BeagleCoder

/// A coder that contains Beagle's own components and actions (Beagle iOS 2.1, Coder.swift).
public final class Coder: BeagleCoder {
    /// Creates a coder to which an app's own components and actions can be added.
    public init() { super.init(inFrontOf: .builtIns) }
}

/// A logger that forwards events to another one, or discards them (Beagle iOS 2.1, LoggerProxy.swift).
public struct LoggerProxy: LoggerProtocol {
    /// The logger that receives the events; nil discards them.
    public let logger: (any LoggerProtocol)?

    init(logger: (any LoggerProtocol)?) { self.logger = logger }

    public func log(_ log: LogType) { logger?.log(log) }
}
