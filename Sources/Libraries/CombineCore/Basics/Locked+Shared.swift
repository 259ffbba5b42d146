import Locks

/// A wrapper that carries a value across a boundary which demands `Sendable` or `sending`.
// Unchecked: publishers send one value after another. As on iOS, code that sends from several threads must itself make
// that safe.
struct Loose<Value>: @unchecked Sendable {
    let value: Value
}

extension Locked {
    /// Creates a lock around a value that other code may also reference.
    init(holding value: Value) {
        let loose = Loose(value: value)
        self.init(loose.value)
    }

    /// Runs `body` with exclusive access to the value. The body must not call foreign code or release foreign objects,
    /// because both can reenter the lock.
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        withLock { Loose(value: body(&$0)) }.value
    }
}
