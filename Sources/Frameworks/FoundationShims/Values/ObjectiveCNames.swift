/// The name of Objective-C for `Int`.
public typealias NSInteger = Int
/// The name of Objective-C for `UInt`.
public typealias NSUInteger = UInt

/// An object whose content a cache may discard. Kennel's caches never discard it.
public protocol NSDiscardableContent: AnyObject {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

/// Replaces Core Foundation's allocators, which have no effect.
public struct CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil
