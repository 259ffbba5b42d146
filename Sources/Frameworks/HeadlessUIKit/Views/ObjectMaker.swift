import CSwiftCall

/// Creates objects with `init()` if their class is known only at run time.
///
/// Swift calls an initializer of such a class only if it is `required`. UIKit's initializers are not required, so the
/// address of `init()` is read from the metadata of the class. It is found there because `init()` is the only method of
/// `NSObject` that every subclass overrides, explicitly or implicitly.
enum ObjectMaker {
    private class Plain: NSObject {}
    private class Other: NSObject {}

    private static let initializer = MethodTable.onlyDifference(between: Plain.self, Other.self)

    /// Returns a new object; nil if the metadata does not have the expected form. If the class has no `init()`, the app
    /// crashes, as on iOS.
    static func make(_ type: NSObject.Type) -> NSObject? {
        guard let initializer, let address = MethodTable.address(at: initializer, of: type) else { return nil }
        return cswiftcall_make(address.method, address.type).map {
            Unmanaged<NSObject>.fromOpaque($0).takeRetainedValue()
        }
    }
}

/// Creates an object of a generic class. Translated code calls this function instead of `Content()`, which does not
/// compile, because a subclass need not have `init()` in Swift.
public func _make<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let made = ObjectMaker.make(type) as? Object else { preconditionFailure("\(type) cannot be created here") }
    return made
}

/// Creates a view of a generic class, and then sets its frame. Translated code calls this function instead of
/// `Content(frame:)`.
public func _make<Object: UIView>(_ type: Object.Type, frame: CGRect) -> Object {
    let made = _make(type)
    made.frame = frame
    return made
}
