/// The method that a ``Selector`` contains, with the class that declares it.
struct SelectorMethod {
    /// The arguments of a call, of which a method may take fewer.
    struct Arguments {
        let values: [Any?]

        /// Returns an argument with the type of the parameter. Throws if its type is different.
        func value<Value>(_ index: Int) throws(UnfitArgument) -> Value {
            let value = index < values.count ? values[index] : nil
            // A parameter of type Any gets the object itself, not an optional.
            guard let fit = value.map({ $0 as? Value }) ?? value as? Value else {
                throw UnfitArgument(wanted: "\(Value.self)", given: value.map { "\(type(of: $0))" } ?? "nothing")
            }
            return fit
        }
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

    /// Creates the method of a class itself, which accepts any target.
    init(ofClass body: @escaping (Arguments) throws -> Void) {
        takes = { _ in true }
        self.body = { _, arguments in try body(arguments) }
    }

    /// Returns whether the target is an instance of the class.
    func fits(_ target: AnyObject) -> Bool { takes(target) }

    /// Calls the method on a target of the class.
    func call(on target: AnyObject, _ arguments: Arguments) throws { try body(target, arguments) }
}
