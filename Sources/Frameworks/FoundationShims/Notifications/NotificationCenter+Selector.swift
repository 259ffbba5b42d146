public import Foundation

extension NotificationCenter {
    /// Calls the selector for notifications of this session only. A nil name matches every name. The observer is not
    /// retained.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let type: AnyClass? = observer as? AnyClass
        let observer =
            type.map { AppEnvironment.current.values[ClassObservers.self].observer(for: $0) } ?? observer as AnyObject
        listen(for: observer, name: aName, object: anObject) { [weak observer] notification in
            if let observer { aSelector.send(to: observer, [notification]) }
        }
    }
}
