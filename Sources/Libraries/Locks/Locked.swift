#if canImport(Darwin)
    public import Darwin
#else
    public import Glibc
#endif

/// A value that is only reached under its lock; value and lock are one object, because every session has several. For a
/// closure there is `Callback`.
///
/// A pthread mutex, because the thread sanitizer does not understand `Synchronization.Mutex` on Linux. Inlinable,
/// because without the value's type every use would first look up how it is laid out.
///
/// `@unchecked Sendable`: the value is touched only between lock and unlock.
@usableFromInline
package struct Locked<Value>: @unchecked Sendable {
    @usableFromInline let storage: ManagedBuffer<Value, pthread_mutex_t>

    /// Puts a value behind a new lock.
    package init(_ value: sending Value) {
        let storage = Storage<Value>.create(minimumCapacity: 1) { _ in value }
        storage.withUnsafeMutablePointerToElements { mutex in
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }
        self.storage = storage
    }

    /// Runs `body` with the value while nobody else can.
    @inlinable
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // The pointers are good for as long as the storage, which the last line keeps until then.
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
