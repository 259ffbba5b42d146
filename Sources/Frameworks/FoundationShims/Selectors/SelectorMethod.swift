/// The method that a ``Selector`` contains, with the class that declares it.
struct SelectorMethod {
    /// The arguments of a call, of which a method may take fewer.
    struct Arguments {
        let values: [Any?]

        /// Returns an argument with the type of the parameter.
        ///
        /// On iOS an action method receives any sender, whatever parameter type it declares. On Linux a sender of
        /// another class is replaced by an object of the declared class. Throws if there is no replacement.
        func value<Value>(_ index: Int) throws(UnfitArgument) -> Value {
            let value = index < values.count ? values[index] : nil
            // A parameter of type Any gets the object itself, not an optional.
            if let fit = value.map({ $0 as? Value }) ?? value as? Value { return fit }
            if let pointer: Value = Self.pointer(value) { return pointer }
            let unfit = UnfitArgument(wanted: "\(Value.self)", given: value.map { "\(type(of: $0))" } ?? "nothing")
            let environment = AppEnvironment.current
            let wanted = (Value.self as? any WrappingType.Type)?.wrapped ?? Value.self
            guard let value, let application = environment.application as? any SenderReplacing,
                let replacement = application.replacement(for: value, as: wanted) as? Value
            else { throw unfit }
            environment.host.log(
                .message("an action that takes \(wanted) was sent by \(unfit.given), and gets another \(wanted)"))
            return replacement
        }

        /// Returns a pointer with the type of the parameter; nil for a parameter of another type.
        ///
        /// On iOS a parameter that is not optional can receive null. In Kennel it then receives a pointer to an unused
        /// byte.
        private static func pointer<Value>(_ value: Any?) -> Value? {
            guard let given = (value ?? nothing) as? UnsafeMutableRawPointer else { return nil }
            return given as? Value ?? UnsafeRawPointer(given) as? Value
        }

        nonisolated(unsafe) private static let nothing =
            UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    }

    /// An argument of a wrong type, which is undefined behaviour on iOS.
    struct UnfitArgument: Error {
        let wanted: String
        let given: String
    }

    private let takes: (AnyObject) -> Bool
    private let body: (AnyObject, Arguments) throws -> Void

    init<Target: AnyObject>(_ body: @escaping (Target, Arguments) throws -> Void) {
        takes = { $0 is Target }
        self.body = { target, arguments in
            if let target = target as? Target { try body(target, arguments) }
        }
    }

    /// Creates a static method, which accepts any target.
    init(ofClass body: @escaping (Arguments) throws -> Void) {
        takes = { _ in true }
        self.body = { _, arguments in try body(arguments) }
    }

    /// Returns whether the target is an instance of the class.
    func fits(_ target: AnyObject) -> Bool { takes(target) }

    /// Calls the method on a target of the class.
    func call(on target: AnyObject, _ arguments: Arguments) throws { try body(target, arguments) }
}

/// An application that converts a sender for an action method that declares another parameter type.
package protocol SenderReplacing: AnyObject {
    /// Returns an object of the class that an action declares, with the content of the sender; nil for unknown classes.
    func replacement(for sender: Any, as type: Any.Type) -> Any?
}

private protocol WrappingType { static var wrapped: Any.Type { get } }
extension Optional: WrappingType { fileprivate static var wrapped: Any.Type { Wrapped.self } }
