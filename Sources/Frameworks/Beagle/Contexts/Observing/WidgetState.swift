/// The value of a custom input view (Beagle iOS 2.1, WidgetStateObservable.swift).
public struct WidgetState {
    /// The value; nil if there is none.
    public var value: Any?

    public init(value: Any?) { self.value = value }
}

/// A view with an observable value, such as the field of a ``TextInput`` (Beagle iOS 2.1, WidgetStateObservable.swift).
public protocol WidgetStateObservable {
    /// The state, set whenever the user changes the view's value.
    var observable: Observable<WidgetState> { get }
}
