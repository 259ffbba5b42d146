/// Hears of the values of an ``Observable`` (Beagle iOS 2.1, Observable.swift).
public protocol Observer: AnyObject {
    /// Called with the new value as soon as it is assigned.
    func didChangeValue(_ value: Any?)
}

/// A value that others are told of when it changes (Beagle iOS 2.1, Observable.swift).
public protocol ObservableProtocol: AnyObject {
    /// What is observed.
    associatedtype Value

    /// Those who are told, in the order in which they were added; each is kept.
    var observers: [any Observer] { get }

    /// Tells an observer of changes from now on; one that is told already is not told twice.
    func addObserver(_ observer: any Observer)
    /// Tells an observer no more.
    func deleteObserver(_ observer: any Observer)

    /// The value; every assignment is told, also of an equal one.
    var value: Value { get set }
}

/// A value that tells its observers of each assignment (Beagle iOS 2.1, Observable.swift).
open class Observable<T>: ObservableProtocol {
    /// Those who are told, in the order in which they were added; each is kept.
    public var observers: [any Observer] = []

    private var stored: T

    /// The value; every assignment is told at once, also of an equal one.
    open var value: T {
        get { stored }
        set {
            stored = newValue
            tellObservers()
        }
    }

    /// A value without observers.
    public init(value: T) { stored = value }

    /// Tells an observer of changes from now on; one that is told already is not told twice.
    public func addObserver(_ observer: any Observer) {
        if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
    }

    /// Tells an observer no more.
    public func deleteObserver(_ observer: any Observer) {
        guard let place = observers.firstIndex(where: { $0 === observer }) else { return }
        observers.remove(at: place)
    }

    /// Tells all observers of the value as it is now.
    package func tellObservers() {
        for observer in observers { observer.didChangeValue(value) }
    }
}
