public import Foundation

/// A condition for contacts or groups, which a ``CNContactStore`` can evaluate.
final class ContactPredicate<Record>: NSPredicate {
    private let matches: (Record) -> Bool

    init(_ matches: @escaping (Record) -> Bool) {
        self.matches = matches
        super.init(value: false)
    }

    /// Always returns nil.
    required init?(coder: NSCoder) { nil }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        (object as? Record).map(matches) ?? false
    }
    override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }
}

extension CNContact {
    /// Returns a condition that is true if each word of a name begins a part of the contact's name.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.lowercased().split(separator: " ")
        return ContactPredicate<CNContact> { contact in
            let fields = contact.fields
            let parts = [
                fields.givenName, fields.middleName, fields.familyName, fields.nickname, fields.organizationName,
            ]
            .flatMap { $0.lowercased().split(separator: " ") }
            return !words.isEmpty && words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
        }
    }

    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        let wanted = emailAddress.lowercased()
        return ContactPredicate<CNContact> { contact in
            contact.fields.emailAddresses.contains { String(describing: $0.value).lowercased() == wanted }
        }
    }

    /// Returns a condition that compares the digits of numbers.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        let wanted = phoneNumber.digits
        return ContactPredicate<CNContact> { contact in
            contact.fields.phoneNumbers.contains { $0.value.digits == wanted }
        }
    }

    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate<CNContact> { identifiers.contains($0.identifier) }
    }

    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        ContactPredicate<CNContact> { contact in
            AddressBook.current.groups.contains {
                $0.identifier == groupIdentifier && $0.members.contains(contact.identifier)
            }
        }
    }

    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate<CNContact> { _ in containerIdentifier == AddressBook.container }
    }
}

extension CNGroup {
    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContactPredicate<CNGroup> { identifiers.contains($0.identifier) }
    }

    public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate<CNGroup> { _ in containerIdentifier == AddressBook.container }
    }
}
