public import Foundation

/// An exception of Objective-C, which Foundation on Linux lacks.
///
/// Raising one ends the app, because Swift cannot catch it:
///
/// ```swift
/// NSException(name: .invalidArgumentException, reason: "no such row", userInfo: nil).raise()
/// ```
open class NSException: NSObject, NSCopying {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
    }

    /// Calls the handler of ``NSSetUncaughtExceptionHandler(_:)`` and ends the app with the name and the reason.
    open func raise() {
        UncaughtExceptionHandler.current?(self)
        fatalError("Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    /// Raises an exception with a formatted reason.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    /// The caller's stack.
    open var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The addresses of the caller's stack.
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    open override var description: String { reason ?? name.rawValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Sets the function that is called before an exception ends the app. It is called for an ``NSException`` that the app
/// raises, and not for errors that Swift traps.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
    UncaughtExceptionHandler.current = handler
}

/// Returns the function that is called before an exception ends the app.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { UncaughtExceptionHandler.current }

/// The app's handler of uncaught exceptions.
private enum UncaughtExceptionHandler: ApplicationKey {
    static var defaultValue: ((NSException) -> Void)? { nil }

    static var current: ((NSException) -> Void)? {
        get { AppEnvironment.current.values[UncaughtExceptionHandler.self] }
        set { AppEnvironment.current.values[UncaughtExceptionHandler.self] = newValue }
    }
}

extension NSExceptionName {
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    public static let portTimeoutException = NSExceptionName(rawValue: "NSPortTimeoutException")
    public static let invalidSendPortException = NSExceptionName(rawValue: "NSInvalidSendPortException")
    public static let invalidReceivePortException = NSExceptionName(rawValue: "NSInvalidReceivePortException")
    public static let portSendException = NSExceptionName(rawValue: "NSPortSendException")
    public static let portReceiveException = NSExceptionName(rawValue: "NSPortReceiveException")
    public static let oldStyleException = NSExceptionName(rawValue: "NSOldStyleException")
    public static let inconsistentArchiveException = NSExceptionName(rawValue: "NSInconsistentArchiveException")
    public static let invalidArchiveOperationException = NSExceptionName(rawValue: "NSInvalidArchiveOperationException")
    public static let invalidUnarchiveOperationException = NSExceptionName(
        rawValue: "NSInvalidUnarchiveOperationException")
    public static let characterConversionException = NSExceptionName(rawValue: "NSCharacterConversionException")
    public static let parseErrorException = NSExceptionName(rawValue: "NSParseErrorException")
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}
