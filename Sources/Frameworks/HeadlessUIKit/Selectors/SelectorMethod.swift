/// A method that a ``Selector`` brings along, of one class.
struct SelectorMethod {
    /// What a method is called with; what it does not take is left over.
    struct Arguments {
        let values: [Any?]

        /// The argument as the method wants it. Throws where it is something else.
        func value<Value>(_ index: Int) throws(UnfitArgument) -> Value {
            let value = index < values.count ? values[index] : nil
            // What takes anything takes the object itself, not that there is one.
            guard let fit = value.map({ $0 as? Value }) ?? value as? Value else {
                throw UnfitArgument(wanted: "\(Value.self)", given: value.map { "\(type(of: $0))" } ?? "nothing")
            }
            return fit
        }
    }

    /// A method was called with something that it does not take, which on iOS is undefined.
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

    /// A method of a class itself, whatever it is called on.
    init(ofClass body: @escaping (Arguments) throws -> Void) {
        takes = { _ in true }
        self.body = { _, arguments in try body(arguments) }
    }

    /// Whether an object is of the class that has the method.
    func fits(_ target: AnyObject) -> Bool { takes(target) }

    /// Calls the method on an object that it fits.
    func call(on target: AnyObject, _ arguments: Arguments) throws { try body(target, arguments) }
}

extension Selector {
    /// Whether an object has the method: of the class that the selector was made for, in its ``SelectorTable``, or in
    /// the tables of the app's classes.
    func isAnswered(by target: AnyObject) -> Bool {
        method?.fits(target) == true || (target as? any SelectorTable)?.selectors[self] != nil
            || found(for: target) != nil
    }

    /// Calls the method on an object. What it does not have, which ends an app on iOS, is logged and not called.
    func send(to target: AnyObject, _ arguments: [Any?]) {
        if let method, method.fits(target) {
            do {
                return try method.call(on: target, .init(values: arguments))
            } catch let unfit as SelectorMethod.UnfitArgument {
                return note("\(self) of \(type(of: target)) takes \(unfit.wanted), and was called with \(unfit.given)")
            } catch {
                return note("\(self) of \(type(of: target)): \(error)")
            }
        }
        if let method = (target as? any SelectorTable)?.selectors[self] { return method(arguments.first ?? nil) }
        guard let found = found(for: target), found.method?.fits(target) == true else {
            return note("\(type(of: target)) has no method \(self)")
        }
        found.send(to: target, arguments)
    }

    private func note(_ message: String) { UIApplication.shared.host.log(ApplicationNote.message(message)) }
}
