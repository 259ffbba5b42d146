#if canImport(Darwin)
    public import Darwin
#else
    public import Glibc
#endif

/// A value that is accessed only while its lock is held. For closures use `Callback`.
///
/// Value and lock share one allocation, because every session has several.
///
/// The lock is a pthread mutex, because the thread sanitizer does not understand `Synchronization.Mutex` on Linux. The
/// type is inlinable, because otherwise every access would look up the layout of the generic value.
///
/// `@unchecked Sendable`: the value is accessed only between lock and unlock.
@usableFromInline
package struct Locked<Value>: @unchecked Sendable {
    @usableFromInline let storage: ManagedBuffer<Value, pthread_mutex_t>

    /// Creates a lock for a value.
    package init(_ value: sending Value) {
        let storage = Storage<Value>.create(minimumCapacity: 1) { _ in value }
        storage.withUnsafeMutablePointerToElements { mutex in
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }
        self.storage = storage
    }

    /// Runs `body` with exclusive access to the value.
    @inlinable
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // The pointers are valid as long as the storage, which `withExtendedLifetime` keeps alive.
        let (value, mutex) = storage.withUnsafeMutablePointers { ($0, $1) }
        pthread_mutex_lock(mutex)
        defer {
            pthread_mutex_unlock(mutex)
            withExtendedLifetime(storage) {}
        }
        return try body(&value.pointee)
    }
}

private final class Storage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
    deinit {
        withUnsafeMutablePointerToElements { mutex in
            pthread_mutex_destroy(mutex)
            _ = mutex.deinitialize(count: 1)
        }
    }
}
