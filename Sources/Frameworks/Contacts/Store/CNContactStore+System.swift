extension CNContactStore {
    /// All contacts, by their names. Screens of the system need no permission.
    package static var systemContacts: [CNContact] {
        AddressBook.current.contacts.map { CNContact($0, fetched: nil) }.sorted { $0.shownName < $1.shownName }
    }

    /// Saves a contact that the person has edited on a screen of the system.
    package static func saveFromSystem(_ contact: CNMutableContact) throws {
        let isKnown = AddressBook.current.contacts.contains { $0.identifier == contact.identifier }
        try AddressBook.current.apply([isKnown ? .update(contact) : .add(contact)])
    }
}
