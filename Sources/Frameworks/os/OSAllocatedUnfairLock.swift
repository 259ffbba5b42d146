import Foundation

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Guarded {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let guarded: Guarded

    public init(initialState: State) where State: Sendable { guarded = Guarded(initialState) }
    /// A lock that guards a value, which whoever makes it gives out to nobody else.
    public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

    /// Waits for the lock, and gives what it guards to `body`.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Waits for the lock, and gives what it guards to `body`.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        guarded.lock.lock()
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }

    /// Gives what the lock guards to `body` if nobody has it now; nil otherwise.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard guarded.lock.try() else { return nil }
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards nothing by itself.
    public init() { self.init(uncheckedState: ()) }

    public func lock() { guarded.lock.lock() }
    public func unlock() { guarded.lock.unlock() }
    /// Takes the lock if nobody has it now.
    public func lockIfAvailable() -> Bool { guarded.lock.try() }

    /// Waits for the lock while `body` runs.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
