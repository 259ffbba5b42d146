extension Selector {
    /// Whether the target has the method. It is looked up in the selector, in the target's ``SelectorTable``, and in
    /// the tables of the app's classes.
    package func isAnswered(by target: AnyObject) -> Bool {
        method?.fits(target) == true || (target as? any SelectorTable)?.selectors[self] != nil
            || found(for: target) != nil
    }

    /// Calls the method on the target. A missing method, which crashes an app on iOS, is logged and ignored.
    package func send(to target: AnyObject, _ arguments: [Any?]) {
        if let method, method.fits(target) {
            do {
                return try method.call(on: target, .init(values: arguments))
            } catch let unfit as SelectorMethod.UnfitArgument {
                return log("\(self) of \(type(of: target)) takes \(unfit.wanted), and was called with \(unfit.given)")
            } catch {
                return log("\(self) of \(type(of: target)): \(error)")
            }
        }
        if let method = (target as? any SelectorTable)?.selectors[self] { return method(arguments.first ?? nil) }
        guard let found = found(for: target), found.method?.fits(target) == true else {
            return log("\(type(of: target)) has no method \(self)")
        }
        found.send(to: target, arguments)
    }

    /// Logs that no responder implements an action that was sent with a nil target.
    package func logMissingResponder() { log("no object responds to \(self)") }

    private func log(_ message: String) { AppEnvironment.current.host.log(ConsoleMessage.message(message)) }
}
