public import Foundation
import HeadlessUIKit
import SystemScreens

public enum CNEntityType: Int, Sendable { case contacts }

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

extension NSNotification.Name {
    /// Posted after contacts were saved.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The address book of the session, which an app can read and change if the person allows it.
///
/// It is empty when the session begins, and has what the app saves.
open class CNContactStore: NSObject {
    public override init() {}

    // MARK: - Authorization

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch Permission.of(.contacts).status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .authorized: .authorized
        }
    }

    /// Asks the person once, with an alert.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        Permission.of(.contacts).request { isAllowed in
            completionHandler(isAllowed, isAllowed ? nil : CNError(.authorizationDenied))
        }
    }

    /// Asks the person once, with an alert.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { isAllowed, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isAllowed) }
            }
        }
    }

    // MARK: - Contacts

    /// Returns the contacts that match a predicate, with the requested properties.
    ///
    /// - Throws: ``CNError`` without permission, and for predicates that are not from `CNContact`.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.predicate = predicate
        return try contacts(request)
    }

    /// Returns the contact with an identifier, with the requested properties.
    ///
    /// - Throws: ``CNError`` without permission, and if there is no such contact.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        let predicate = CNContact.predicateForContacts(withIdentifiers: [identifier])
        guard let found = try unifiedContacts(matching: predicate, keysToFetch: keys).first else {
            throw CNError(.recordDoesNotExist)
        }
        return found
    }

    /// Throws an error, because the device knows no owner.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.recordDoesNotExist)
    }

    /// Calls `block` with each contact, until it sets the pointer's value to true.
    ///
    /// - Throws: ``CNError`` without permission, and for predicates that are not from `CNContact`.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var isStopped = ObjCBool(false)
        for contact in try contacts(fetchRequest) {
            block(contact, &isStopped)
            if isStopped.boolValue { return }
        }
    }

    private func contacts(_ request: CNContactFetchRequest) throws(CNError) -> [CNContact] {
        try checkPermission()
        if let predicate = request.predicate, !(predicate is ContactPredicate<CNContact>) {
            throw CNError(.predicateInvalid)
        }
        let keys = request.keysToFetch.names
        let found = AddressBook.current.contacts.filter { fields in
            request.predicate?.evaluate(with: CNContact(fields, fetched: nil)) ?? true
        }
        return Self.sorted(found, by: request.sortOrder).map { fields in
            request.mutableObjects ? CNMutableContact(fields, fetched: keys) : CNContact(fields, fetched: keys)
        }
    }

    /// Returns contacts in an order; the device sorts by family names.
    private static func sorted(_ contacts: [ContactFields], by order: CNContactSortOrder) -> [ContactFields] {
        switch order {
        case .none: contacts
        case .givenName: contacts.sorted { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
        case .familyName, .userDefault:
            contacts.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
        }
    }

    // MARK: - Groups and containers

    /// Returns the groups that match a predicate; nil matches all.
    ///
    /// - Throws: ``CNError`` without permission, and for predicates that are not from `CNGroup`.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        try checkPermission()
        if let predicate, !(predicate is ContactPredicate<CNGroup>) { throw CNError(.predicateInvalid) }
        return AddressBook.current.groups.map { CNGroup(identifier: $0.identifier, name: $0.name) }
            .filter { predicate?.evaluate(with: $0) ?? true }
    }

    /// Returns the only container, if it matches the predicate; nil matches it.
    ///
    /// - Throws: ``CNError`` without permission.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        try checkPermission()
        return [CNContainer()].filter { predicate?.evaluate(with: $0) ?? true }
    }

    open func defaultContainerIdentifier() -> String { AddressBook.container }

    // MARK: - Saving

    /// Saves all changes of a request, or none.
    ///
    /// - Throws: ``CNError`` without permission, and if a changed record does not exist.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try checkPermission()
        try AddressBook.current.apply(saveRequest.changes)
        MainQueue.async { AppEnvironment.current.post(.CNContactStoreDidChange, of: nil) }
    }

    private func checkPermission() throws(CNError) {
        guard Permission.of(.contacts).status == .authorized else { throw CNError(.authorizationDenied) }
    }
}
