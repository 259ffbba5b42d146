import Glibc

/// The lock of the `os` module, implemented with a mutex. It must not move in memory.
public struct os_unfair_lock_s {
    fileprivate var mutex = pthread_mutex_t()

    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
    fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
        // The mutex is the first and only member of the lock, so both have the same address.
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
    }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock.mutex) }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock.mutex) }

/// Returns whether the lock was free and is locked now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock.mutex) == 0 }

/// Ends the process if the lock is free.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(!os_unfair_lock_trylock(lock), "The lock must be held.")
}

/// Has no effect: the owner of a lock is not known.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
