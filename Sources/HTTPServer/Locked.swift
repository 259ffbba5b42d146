internal import Glibc

/// A value behind a pthread mutex, in one allocation.
///
/// A pthread mutex rather than `Synchronization.Mutex`, which the thread sanitizer does not understand on Linux.
package struct Locked<Value>: @unchecked Sendable {
    // The value is only reached while the mutex is held, so it may be used from any thread.
    private let storage: ManagedBuffer<Value, pthread_mutex_t>

    /// Puts a value behind a new mutex.
    package init(_ value: sending Value) {
        let storage = Storage<Value>.create(minimumCapacity: 1) { _ in value }
        storage.withUnsafeMutablePointerToElements { mutex in
            let result = pthread_mutex_init(mutex, nil)
            precondition(result == 0, "a mutex could not be made")
        }
        self.storage = storage
    }

    /// Calls `body` with the value while no one else has it. Must not be nested for one value.
    @inline(__always)
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try storage.withUnsafeMutablePointers { value, mutex in
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return try body(&value.pointee)
        }
    }
}

private final class Storage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
    deinit {
        _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
    }
}
