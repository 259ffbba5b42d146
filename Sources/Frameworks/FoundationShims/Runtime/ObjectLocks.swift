import Foundation

/// The locks of all objects. Several objects share one lock.
private let objectLocks = (0..<16).map { _ in NSRecursiveLock() }

private func lock(of object: Any) -> NSRecursiveLock {
    let address = UInt(bitPattern: ObjectIdentifier(object as AnyObject).hashValue)
    return objectLocks[Int(address / 64 % UInt(objectLocks.count))]
}

/// Locks an object. Returns 0 for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    lock(of: obj).lock()
    return 0
}

/// Unlocks an object. Returns 0 for success.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    lock(of: obj).unlock()
    return 0
}
