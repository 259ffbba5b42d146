import Foundation

public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Guarded {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let guarded: Guarded

    public init(initialState: State) where State: Sendable { guarded = Guarded(initialState) }
    public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        guarded.lock.lock()
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }

    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        guard guarded.lock.try() else { return nil }
        defer { guarded.lock.unlock() }
        return try body(&guarded.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    public func lock() { guarded.lock.lock() }
    public func unlock() { guarded.lock.unlock() }
    public func lockIfAvailable() -> Bool { guarded.lock.try() }

    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
