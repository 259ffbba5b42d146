import Foundation

/// A notification that waits for its time.
struct PendingRequest {
    let request: UNNotificationRequest
    /// The date of delivery on the device's clock; nil if the trigger has no next date.
    let due: Date?
    /// Cancels the timer.
    let cancel: () -> Void

    init(_ request: UNNotificationRequest, due: Date?, cancel: @escaping () -> Void) {
        (self.request, self.due, self.cancel) = (request, due, cancel)
    }
}
