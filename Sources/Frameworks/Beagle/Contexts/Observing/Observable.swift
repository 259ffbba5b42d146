/// An object that is notified of the values of an ``Observable`` (Beagle iOS 2.1, Observable.swift).
public protocol Observer: AnyObject {
    /// Called with the new value immediately after each assignment.
    func didChangeValue(_ value: Any?)
}

/// A value that notifies observers of assignments (Beagle iOS 2.1, Observable.swift).
public protocol ObservableProtocol: AnyObject {
    associatedtype Value

    /// The observers, in the order in which they were added; held strongly.
    var observers: [any Observer] { get }

    /// Adds an observer; adding it again has no effect.
    func addObserver(_ observer: any Observer)
    func deleteObserver(_ observer: any Observer)

    /// The value. Every assignment notifies the observers, even if the value is equal.
    var value: Value { get set }
}

/// A value that notifies its observers of each assignment (Beagle iOS 2.1, Observable.swift).
open class Observable<T>: ObservableProtocol {
    /// The observers, in the order in which they were added; held strongly.
    public var observers: [any Observer] = []

    private var stored: T

    /// The value. Every assignment notifies the observers immediately, even if the value is equal.
    open var value: T {
        get { stored }
        set {
            stored = newValue
            tellObservers()
        }
    }

    public init(value: T) { stored = value }

    /// Adds an observer; adding it again has no effect.
    public func addObserver(_ observer: any Observer) {
        if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
    }

    public func deleteObserver(_ observer: any Observer) {
        guard let place = observers.firstIndex(where: { $0 === observer }) else { return }
        observers.remove(at: place)
    }

    /// Notifies all observers of the current value.
    package func tellObservers() {
        for observer in observers { observer.didChangeValue(value) }
    }
}
