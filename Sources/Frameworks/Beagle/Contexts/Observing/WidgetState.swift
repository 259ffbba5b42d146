/// What a control of an app's own holds (Beagle iOS 2.1, WidgetStateObservable.swift).
public struct WidgetState {
    /// The value; nil while there is none.
    public var value: Any?

    /// A state with a value.
    public init(value: Any?) { self.value = value }
}

/// A view that tells of what it holds, as the field of a ``TextInput`` does (Beagle iOS 2.1,
/// WidgetStateObservable.swift).
public protocol WidgetStateObservable {
    /// The state; it is assigned whenever a person changes what the view holds.
    var observable: Observable<WidgetState> { get }
}
