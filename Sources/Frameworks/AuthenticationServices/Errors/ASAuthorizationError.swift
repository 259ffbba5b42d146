public import Foundation
public import HeadlessUIKit

public struct ASAuthorizationError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case unknown = 1_000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The description of the error, for code that casts it to `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        switch code {
        case .canceled: "The person cancelled the authorization"
        case .notHandled: "No request can be authorized here"
        case .unknown, .invalidResponse, .failed, .notInteractive: "The authorization failed (\(code.rawValue))"
        }
    }

    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
}

extension ASAuthorizationError.Code: MatchedErrorCode {
    public static var errorDomain: String { ASAuthorizationErrorDomain }
}

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
