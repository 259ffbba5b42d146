public import Foundation
import HeadlessUIKit
import SystemScreens

/// The identifier of the device for advertisements. It is zero unless the person allows tracking.
open class ASIdentifierManager: NSObject {
    private let identifier = _uid()

    private enum Shared: ApplicationKey {
        static var defaultValue: ASIdentifierManager { ASIdentifierManager() }
    }

    override init() {}

    /// Returns the manager of the running app.
    open class func shared() -> ASIdentifierManager { AppEnvironment.current.values[Shared.self] }

    /// An identifier of the session, which a replay repeats; zero without permission.
    open var advertisingIdentifier: UUID {
        isAdvertisingTrackingEnabled ? identifier : NSUUID(uuidBytes: [UInt8](repeating: 0, count: 16)) as UUID
    }
    open var isAdvertisingTrackingEnabled: Bool { Permission.of(.tracking).status == .authorized }
}
