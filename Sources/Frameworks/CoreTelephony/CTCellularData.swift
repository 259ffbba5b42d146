public import Foundation
import HeadlessUIKit

public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown, restricted, notRestricted
}

/// Whether the app may use mobile data.
open class CTCellularData: NSObject {
    /// Called once after it is set, in a turn of the session, with `notRestricted`.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? {
        didSet {
            MainQueue.async { [weak self] in
                guard let self else { return }
                cellularDataRestrictionDidUpdateNotifier?(restrictedState)
            }
        }
    }

    public override init() {}

    /// Always `notRestricted`.
    open var restrictedState: CTCellularDataRestrictedState { .notRestricted }
}
