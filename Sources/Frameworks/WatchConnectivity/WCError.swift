public import Foundation
public import HeadlessUIKit

public struct WCError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case genericError = 7_001
        case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
        case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
        case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive
        case transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { WCErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The description of the error, for code that casts it to `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        code == .sessionNotSupported
            ? "This device has no watch" : "The operation couldn’t be completed (\(code.rawValue))"
    }

    public static var genericError: Code { .genericError }
    public static var sessionNotSupported: Code { .sessionNotSupported }
    public static var sessionNotActivated: Code { .sessionNotActivated }
    public static var notReachable: Code { .notReachable }
    public static var deviceNotPaired: Code { .deviceNotPaired }
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
}

extension WCError.Code: MatchedErrorCode {
    public static var errorDomain: String { WCErrorDomain }
}

public let WCErrorDomain = "WCErrorDomain"
