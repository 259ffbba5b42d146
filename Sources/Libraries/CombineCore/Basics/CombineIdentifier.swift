import Locks

/// An identifier that distinguishes subscribers and subscriptions.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Locked<UInt64>(0)
    private let number: UInt64

    /// Creates an identifier that was not used before.
    public init() {
        number = Self.last.withLock { last in
            last += 1
            return last
        }
    }

    /// Creates the identifier of an object, which is stable for the object's lifetime.
    public init(_ obj: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

    /// The number in hexadecimal.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// A type with an identifier; classes are identified by object identity.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this value.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
