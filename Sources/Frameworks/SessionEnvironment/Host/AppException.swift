/// A condition for which Apple's frameworks raise an Objective-C exception, which ends the app unless it is caught.
///
/// On Linux the app continues, unless the session's device is configured to crash.
package struct AppException: Equatable, Sendable {
    /// The name of an exception.
    package enum Name: String, Sendable {
        case generic = "NSGenericException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case range = "NSRangeException"
        case unknownKey = "NSUnknownKeyException"
    }

    package let name: Name
    /// The reason that the exception has on iOS, with the app's own names and numbers.
    package let reason: String

    package init(_ name: Name, _ reason: String) {
        self.name = name
        self.reason = reason
    }
}

extension AppException: CustomStringConvertible {
    /// The description that the crash report of a device has.
    package var description: String {
        "Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
    }
}

extension ApplicationHost {
    /// Reports that the app would crash on iOS at this point. `instead` is the message about what happens in Kennel.
    package func raise(_ name: AppException.Name, _ reason: String, instead: ConsoleMessage) {
        log(.exception(AppException(name, reason), instead: instead))
    }
}
