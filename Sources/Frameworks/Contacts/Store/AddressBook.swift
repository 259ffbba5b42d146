import Foundation
import HeadlessUIKit

/// The contacts and groups that the app has saved. It is empty when a session begins.
final class AddressBook {
    private(set) var contacts: [ContactFields] = []
    private(set) var groups: [GroupFields] = []

    /// A group of contacts.
    struct GroupFields {
        let identifier: String
        var name: String
        /// The identifiers of the contacts.
        var members: [String] = []
    }

    /// A change that a ``CNSaveRequest`` collects.
    enum Change {
        case add(CNMutableContact), update(CNMutableContact), delete(CNMutableContact)
        case addGroup(CNMutableGroup), updateGroup(CNMutableGroup), deleteGroup(CNMutableGroup)
        case addMember(CNContact, CNGroup), removeMember(CNContact, CNGroup)
    }

    private enum Key: ApplicationKey {
        static var defaultValue: AddressBook { AddressBook() }
    }

    static var current: AddressBook { AppEnvironment.current.values[Key.self] }

    /// The identifier of the only container.
    static let container = "Local"

    /// Applies all changes, or none if one of them fails.
    func apply(_ changes: [Change]) throws(CNError) {
        let (contactsBefore, groupsBefore) = (contacts, groups)
        do throws(CNError) {
            for change in changes { try apply(change) }
        } catch {
            (contacts, groups) = (contactsBefore, groupsBefore)
            throw error
        }
    }

    private func apply(_ change: Change) throws(CNError) {
        switch change {
        case .add(let contact):
            guard !contacts.contains(where: { $0.identifier == contact.identifier }) else {
                throw CNError(.insertedRecordAlreadyExists)
            }
            contacts.append(contact.fields)
        case .update(let contact): contacts[try place(of: contact)] = contact.fields
        case .delete(let contact):
            contacts.remove(at: try place(of: contact))
            for index in groups.indices { groups[index].members.removeAll { $0 == contact.identifier } }
        case .addGroup(let group):
            groups.append(GroupFields(identifier: group.identifier, name: group.name))
        case .updateGroup(let group): groups[try place(of: group)].name = group.name
        case .deleteGroup(let group): groups.remove(at: try place(of: group))
        case .addMember(let contact, let group):
            _ = try place(of: contact)
            groups[try place(of: group)].members.append(contact.identifier)
        case .removeMember(let contact, let group):
            groups[try place(of: group)].members.removeAll { $0 == contact.identifier }
        }
    }

    private func place(of contact: CNContact) throws(CNError) -> Int {
        guard let place = contacts.firstIndex(where: { $0.identifier == contact.identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return place
    }

    private func place(of group: CNGroup) throws(CNError) -> Int {
        guard let place = groups.firstIndex(where: { $0.identifier == group.identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return place
    }
}
