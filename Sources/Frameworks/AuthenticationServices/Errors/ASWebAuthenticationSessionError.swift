public import Foundation
public import HeadlessUIKit

public struct ASWebAuthenticationSessionError: Error, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The description of the error, for code that casts it to `NSError`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    public var errorDescription: String? {
        switch code {
        case .canceledLogin: "The person cancelled the login"
        case .presentationContextNotProvided: "The session has no presentationContextProvider"
        case .presentationContextInvalid: "The window of the presentationContextProvider is not shown"
        }
    }

    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code: MatchedErrorCode {
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
}

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
