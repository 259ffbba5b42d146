import CSwiftCall

/// Creates objects of classes that are known only at run time, by their `init()`.
///
/// Swift calls an initializer of such a class only if it is `required`. UIKit's are not, so their address is read from
/// the metadata of the class. `init()` is the only method of `NSObject` that every subclass overrides, if only
/// implicitly.
enum ObjectMaker {
    private class Plain: NSObject {}
    private class Other: NSObject {}

    private static let initializer = MethodTable.onlyDifference(between: Plain.self, Other.self)

    /// Returns a new object; nil if the metadata does not have the expected form. A class without `init()` ends the
    /// app, as on iOS.
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
