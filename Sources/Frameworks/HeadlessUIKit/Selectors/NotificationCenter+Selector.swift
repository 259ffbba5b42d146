public import Foundation

extension NotificationCenter {
    /// Only notifications of this session are received. Nil matches every name. The observer is not retained.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let type: AnyClass? = observer as? AnyClass
        let observer =
            type.map { UIApplication.shared.values[ClassObservers.self].observer(for: $0) } ?? observer as AnyObject
        listen(for: observer, name: aName, object: anObject) { [weak observer] notification in
            if let observer { aSelector.send(to: observer, [notification]) }
        }
    }
}
