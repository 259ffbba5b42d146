public import Foundation

/// Changes of contacts and groups, which `CNContactStore.execute(_:)` saves together.
open class CNSaveRequest: NSObject {
    private(set) var changes: [AddressBook.Change] = []

    public override init() {}

    /// Adds a contact. The container has no effect, because there is one.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        changes.append(.add(contact))
    }
    open func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }
    open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }

    /// Adds a group. The container has no effect, because there is one.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        changes.append(.addGroup(group))
    }
    open func update(_ group: CNMutableGroup) { changes.append(.updateGroup(group)) }
    open func delete(_ group: CNMutableGroup) { changes.append(.deleteGroup(group)) }
    open func addMember(_ contact: CNContact, to group: CNGroup) { changes.append(.addMember(contact, group)) }
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        changes.append(.removeMember(contact, group))
    }
}
