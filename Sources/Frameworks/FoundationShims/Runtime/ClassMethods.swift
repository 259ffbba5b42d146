import Foundation
import Locks

// The functions that exchange method implementations (swizzling). Swift on Linux has no such methods, so nothing is
// exchanged. The first attempt for each method is logged.

/// A method of a class, which cannot be called or exchanged.
public typealias Method = OpaquePointer
/// An implementation of a method, which cannot be called.
public typealias IMP = OpaquePointer

/// The methods that the app has looked up.
private final class ClassMethods: ApplicationKey {
    static var defaultValue: ClassMethods { ClassMethods() }

    static var current: ClassMethods { AppEnvironment.current.values[ClassMethods.self] }

    private var named: Set<String> = []

    /// Logs, once for each method, that a method is not exchanged.
    func logExchange(of cls: AnyClass?, _ name: Selector) {
        let method = "\(cls.map { "\($0)" } ?? "nil").\(name)"
        guard named.insert(method).inserted else { return }
        AppEnvironment.current.host.log(
            .message("\(method) is to be exchanged or added at run time, which has no effect: the methods stay."))
    }
}

extension OpaquePointer {
    /// The target of all `Method` and `IMP` pointers.
    nonisolated(unsafe) static let noMethod = OpaquePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    ClassMethods.current.logExchange(of: cls, name)
    return cls == nil ? nil : .noMethod
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { class_getInstanceMethod(cls, name) }

/// Has no effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

public func method_getImplementation(_ m: Method) -> IMP { .noMethod }

/// Has no effect.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { .noMethod }

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name)
}

/// Has no effect, and always returns false.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    ClassMethods.current.logExchange(of: cls, name)
    return false
}

/// Has no effect, and always returns nil.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    ClassMethods.current.logExchange(of: cls, name)
    return nil
}

public func imp_implementationWithBlock(_ block: Any) -> IMP { .noMethod }

/// Always returns nothing: the methods of a class are not known at run time.
public func class_copyMethodList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
    outCount?.pointee = 0
    return nil
}

// MARK: - Classes

/// C strings that live as long as the process, one for each name.
enum CStrings {
    private static let known = Locked<[String: UInt]>([:])

    /// Returns the same pointer for equal names.
    static func pointer(to name: String) -> UnsafePointer<CChar> {
        let address = known.withLock { names in
            if let known = names[name] { return known }
            let new = UInt(bitPattern: strdup(name))
            names[name] = new
            return new
        }
        return UnsafePointer(bitPattern: address) ?? UnsafePointer(UnsafeMutablePointer<CChar>.allocate(capacity: 1))
    }
}

/// Replaces `NSStringFromClass`: returns the name of a class, with its module and the types around it. Foundation's
/// function ends the process for a class that is inside another type.
public func _className(_ aClass: AnyClass) -> String {
    // Types that are private to a file have a context in their name whose address differs from run to run.
    String(reflecting: aClass).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}

/// Returns the name of a class, with its module.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    CStrings.pointer(to: cls.map(_className) ?? "nil")
}

/// Returns the class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the name of the class of an object, with its module.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns the size of an object of the class, in bytes; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // In Swift's class metadata, the size of instances follows the kind, the superclass, flags and the address point.
    return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
}

/// A property of a class, of which nothing can be read.
public typealias objc_property_t = OpaquePointer

/// Returns a property for any name, because the properties of a class are not known at run time.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    cls == nil ? nil : .noMethod
}

/// Always returns nil.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns the class with this name and module; nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { NSClassFromString(String(cString: name)) }
