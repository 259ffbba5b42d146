public import Foundation
import HeadlessUIKit

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

/// The person of Sign in with Apple, who is made up.
///
/// As on iOS, the name and the address are present only if the app asks for them, and only at the first sign-in of a
/// session. The token is not signed.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { MadeUpPerson.identifier }
    public let state: String?
    public let authorizedScopes: [ASAuthorization.Scope]
    public let fullName: PersonNameComponents?
    public let email: String?
    /// Always `unknown`.
    open var realUserStatus: ASUserDetectionStatus { .unknown }
    open var identityToken: Data? { Data("kennel.identity-token.unsigned".utf8) }
    open var authorizationCode: Data? { Data("kennel.authorization-code".utf8) }

    init(_ request: ASAuthorizationAppleIDRequest, isFirst: Bool) {
        let scopes = request.requestedScopes ?? []
        (state, authorizedScopes) = (request.state, scopes)
        fullName = isFirst && scopes.contains(.fullName) ? MadeUpPerson.name : nil
        email = isFirst && scopes.contains(.email) ? MadeUpPerson.address : nil
    }
}

/// A saved name and password. Never created, because a session has no saved passwords.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String

    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Makes requests of Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

    /// Never posted.
    public static let credentialRevokedNotification = NSNotification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")

    public override init() {}

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Calls `completion` in a turn of the session: with `authorized` if this user has signed in, else with `notFound`.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) {
        let isKnown = userID == MadeUpPerson.identifier && AppEnvironment.current.values[MadeUpPerson.self]
        MainQueue.async { completion(isKnown ? .authorized : .notFound, nil) }
    }

    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        await withCheckedContinuation { continuation in
            getCredentialState(forUserID: userID) { state, _ in continuation.resume(returning: state) }
        }
    }
}

/// Makes requests for saved passwords, of which a session has none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() {}

    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// The person who signs in. The value is whether this happened in the session.
enum MadeUpPerson: ApplicationKey {
    static var defaultValue: Bool { false }

    static let identifier = "000000.kennel.0000"
    static let address = "jane.appleseed@example.com"
    static var name: PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Jane", "Appleseed")
        return name
    }
}
