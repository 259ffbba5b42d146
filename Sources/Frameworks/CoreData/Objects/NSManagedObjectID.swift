public import Foundation

public final class NSManagedObjectID: NSObject {
    public let entity: NSEntityDescription
    /// The number of the object in the store, counted from 1. A replay assigns the same numbers.
    let number: Int64

    init(_ number: Int64, entity: NSEntityDescription) { (self.number, self.entity) = (number, entity) }

    /// Always returns false, because an object has its final number from the beginning.
    public var isTemporaryID: Bool { false }

    /// Returns a URL such as `x-coredata://store/Sale/p1`.
    public func uriRepresentation() -> URL {
        URL(string: "x-coredata://store/\(entity.name ?? "")/p\(number)") ?? URL(fileURLWithPath: "/")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    public override var hash: Int { number.hashValue }
}
