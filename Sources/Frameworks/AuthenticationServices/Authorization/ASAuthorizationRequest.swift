public import Foundation

/// A service that authorizes, such as Sign in with Apple.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What an authorization gives to the app.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationRequest: NSObject {
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    /// Stored; has no effect, because no token is signed.
    open var nonce: String?
    /// Stored; has no effect.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationLogin
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// Stored; has no effect.
    open var user: String?
}

/// A request for a saved password, of which a session has none.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A successful authorization.
open class ASAuthorization: NSObject {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
    }

    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let operationImplicit = OpenIDOperation("implicit")
        public static let operationLogin = OpenIDOperation("login")
        public static let operationRefresh = OpenIDOperation("refresh")
        public static let operationLogout = OpenIDOperation("logout")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}
