public import Foundation
import SystemScreens

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The person's music. A session has none.
open class MPMediaLibrary: NSObject {
    override init() {}

    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
        switch Permission.of(.media).status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .authorized: .authorized
        }
    }

    /// Asks the person once, with an alert. The handler is called in a turn of the session.
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        Permission.of(.media).request { _ in handler(authorizationStatus()) }
    }
}
