public import Foundation

/// A group of contacts.
open class CNGroup: NSObject, NSCopying, NSMutableCopying {
    public let identifier: String
    var storedName: String

    public override init() { (identifier, storedName) = (makeIdentifier(), "") }
    init(identifier: String, name: String) { (self.identifier, storedName) = (identifier, name) }

    open var name: String { storedName }

    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier: identifier, name: name) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier: identifier, name: name) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNGroup)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A group that can be changed. A ``CNSaveRequest`` saves the changes.
open class CNMutableGroup: CNGroup {
    public override init() { super.init() }
    override init(identifier: String, name: String) { super.init(identifier: identifier, name: name) }

    open override var name: String {
        get { storedName }
        set { storedName = newValue }
    }
}

public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 1_001
    case cardDAV = 1_003
}

/// An account with contacts. A session has one, that of the device.
open class CNContainer: NSObject {
    open var identifier: String { AddressBook.container }
    open var name: String { "" }
    open var type: CNContainerType { .local }

    override init() {}

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { container, _ in (container as? CNContainer).map { identifiers.contains($0.identifier) } ?? false }
    }
}
