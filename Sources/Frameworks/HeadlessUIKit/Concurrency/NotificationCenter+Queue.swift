public import Foundation

extension NotificationCenter {
    /// Runs `block` when something of that name is posted in this session, in whichever of its queues.
    @_disfavoredOverload
    public func addObserver(
        forName name: Notification.Name, object obj: Any?, queue: SessionOperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: obj, queue: nil as OperationQueue?, using: block)
    }
}
