public import Foundation

extension NotificationCenter {
    /// Tells `observer` by a method when something of that name is posted in this session, or anything where it is nil.
    /// It is not held, and is told no more once it is gone.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let type: AnyClass? = observer as? AnyClass
        let observer =
            type.map { UIApplication.shared.values[ClassObservers.self].observer(for: $0) } ?? observer as AnyObject
        listen(for: observer, aName, anObject) { [weak observer] notification in
            if let observer { aSelector.send(to: observer, [notification]) }
        }
    }
}
