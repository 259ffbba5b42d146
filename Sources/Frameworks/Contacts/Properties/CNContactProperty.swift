public import Foundation

/// A property of a contact that the person has chosen.
open class CNContactProperty: NSObject {
    public let contact: CNContact
    /// The name of the property, such as ``CNContactPhoneNumbersKey``.
    public let key: String
    public let value: Any?
    /// The identifier of the labelled value; nil for a property with one value.
    public let identifier: String?
    public let label: String?

    init(_ contact: CNContact, key: String, value: Any?, identifier: String? = nil, label: String? = nil) {
        (self.contact, self.key, self.value) = (contact, key, value)
        (self.identifier, self.label) = (identifier, label)
    }

    /// The value in words.
    package var text: String {
        switch value {
        case let number as CNPhoneNumber: number.stringValue
        case let address as CNPostalAddress: CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        case let date as DateComponents:
            [date.year, date.month, date.day].compactMap { $0 }.map { "\($0)" }.joined(separator: "-")
        case let value?: String(describing: value)
        case nil: ""
        }
    }

    /// The label or the name of the property, in words.
    package var name: String { label.map(words(ofLabel:)) ?? CNContact.localizedString(forKey: key) }
}

extension CNContact {
    /// The fetched properties that a screen of the system shows.
    package var shownProperties: [CNContactProperty] {
        func all<Value>(_ key: String, _ values: [CNLabeledValue<Value>]) -> [CNContactProperty] {
            guard isKeyAvailable(key) else { return [] }
            return values.map {
                CNContactProperty(self, key: key, value: $0.value, identifier: $0.identifier, label: $0.label)
            }
        }
        func one(_ key: String, _ value: Any?) -> [CNContactProperty] {
            guard let value, isKeyAvailable(key), value as? String != "" else { return [] }
            return [CNContactProperty(self, key: key, value: value)]
        }
        return all(CNContactPhoneNumbersKey, fields.phoneNumbers)
            + all(CNContactEmailAddressesKey, fields.emailAddresses)
            + all(CNContactPostalAddressesKey, fields.postalAddresses)
            + all(CNContactUrlAddressesKey, fields.urlAddresses)
            + one(CNContactJobTitleKey, fields.jobTitle) + one(CNContactOrganizationNameKey, fields.organizationName)
            + one(CNContactBirthdayKey, fields.birthday) + one(CNContactNoteKey, fields.note)
    }

    /// The name of the contact, of the fetched properties.
    package var shownName: String {
        let known = CNContact(fields, fetched: nil)
        let name = CNContactFormatter.string(from: known, style: .fullName)
        return name ?? shownProperties.first?.text ?? ""
    }
}
