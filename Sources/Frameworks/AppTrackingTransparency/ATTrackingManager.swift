public import Foundation
import SystemScreens

/// Asks the person whether the app may track them.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }

    override init() {}

    open class var trackingAuthorizationStatus: AuthorizationStatus {
        switch Permission.of(.tracking).status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .authorized: .authorized
        }
    }

    /// Asks the person once, with an alert. The handler is called in a turn of the session.
    open class func requestTrackingAuthorization(completionHandler: @escaping (AuthorizationStatus) -> Void) {
        Permission.of(.tracking).request { _ in completionHandler(trackingAuthorizationStatus) }
    }

    /// Asks the person once, with an alert.
    @discardableResult
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestTrackingAuthorization { continuation.resume(returning: $0) }
        }
    }
}
