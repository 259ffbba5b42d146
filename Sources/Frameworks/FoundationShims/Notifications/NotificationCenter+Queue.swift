public import Foundation

extension NotificationCenter {
    /// Runs `block` when a matching notification is posted in this session. The queue has no effect.
    @_disfavoredOverload
    public func addObserver(
        forName name: Notification.Name, object obj: Any?, queue: SessionOperationQueue?,
        using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: obj, queue: nil as OperationQueue?, using: block)
    }
}
