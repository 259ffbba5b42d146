import Locks

/// A wrapper that carries a value across a boundary which demands `Sendable` or `sending`.
// The wrapper is Sendable without a check, because publishers send one value after another. As on iOS, code that sends
// from several threads must itself make that safe.
struct Loose<Value>: @unchecked Sendable {
    let value: Value
}

extension Locked {
    /// Creates a lock around a value that other code may also reference.
    init(holding value: Value) {
        let loose = Loose(value: value)
        self.init(loose.value)
    }

    /// Runs `body` with exclusive access to the value. The body must not call the caller's closures or release objects
    /// of other code, because both can use the same lock again.
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        withLock { Loose(value: body(&$0)) }.value
    }
}
