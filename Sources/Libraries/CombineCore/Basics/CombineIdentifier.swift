import Locks

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Locked<UInt64>(0)
    private let number: UInt64

    /// One that nothing has yet.
    public init() {
        number = Self.last.withLock { last in
            last += 1
            return last
        }
    }

    /// That of an object, the same as long as it is there.
    public init(_ obj: AnyObject) { number = UInt64(UInt(bitPattern: ObjectIdentifier(obj))) }

    /// A number in hexadecimal.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// What is told apart by an identifier; objects are by what they are.
public protocol CustomCombineIdentifierConvertible {
    /// What it is told apart by.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// That of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
