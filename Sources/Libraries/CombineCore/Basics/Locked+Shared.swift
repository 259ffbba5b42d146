import Locks

/// A value that crosses a boundary which asks for more than is known of it.
// Unchecked: publishers send one value after another, and whoever sends on several threads answers for what it sends,
// as on iOS.
struct Loose<Value>: @unchecked Sendable {
    let value: Value
}

extension Locked {
    /// Puts a value behind a new lock that others may know too.
    init(holding value: Value) {
        let loose = Loose(value: value)
        self.init(loose.value)
    }

    /// Runs `body` with the value while nobody else can. Nothing of others may be called in there, and nothing let go
    /// of.
    func with<Result>(_ body: (inout Value) -> Result) -> Result {
        withLock { Loose(value: body(&$0)) }.value
    }
}
