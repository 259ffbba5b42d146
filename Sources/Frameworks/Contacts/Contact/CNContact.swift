public import Foundation
import HeadlessUIKit

public enum CNContactType: Int, Sendable { case person, organization }

public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A person or a company of the session's address book.
///
/// A contact that was fetched has only the properties that were asked for. Reading another one, which ends an app on
/// iOS, is logged and gives the empty value.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    var fields: ContactFields
    /// The names of the fetched properties; nil if all properties are available.
    let fetched: Set<String>?

    public override init() { (fields, fetched) = (ContactFields(identifier: makeIdentifier()), nil) }

    init(_ fields: ContactFields, fetched: Set<String>?) { (self.fields, self.fetched) = (fields, fetched) }

    open var identifier: String { fields.identifier }
    open var contactType: CNContactType { read(CNContactTypeKey, \.contactType) ?? .person }
    open var namePrefix: String { read(CNContactNamePrefixKey, \.namePrefix) ?? "" }
    open var givenName: String { read(CNContactGivenNameKey, \.givenName) ?? "" }
    open var middleName: String { read(CNContactMiddleNameKey, \.middleName) ?? "" }
    open var familyName: String { read(CNContactFamilyNameKey, \.familyName) ?? "" }
    open var previousFamilyName: String { read(CNContactPreviousFamilyNameKey, \.previousFamilyName) ?? "" }
    open var nameSuffix: String { read(CNContactNameSuffixKey, \.nameSuffix) ?? "" }
    open var nickname: String { read(CNContactNicknameKey, \.nickname) ?? "" }
    open var organizationName: String { read(CNContactOrganizationNameKey, \.organizationName) ?? "" }
    open var departmentName: String { read(CNContactDepartmentNameKey, \.departmentName) ?? "" }
    open var jobTitle: String { read(CNContactJobTitleKey, \.jobTitle) ?? "" }
    open var phoneticGivenName: String { read(CNContactPhoneticGivenNameKey, \.phoneticGivenName) ?? "" }
    open var phoneticMiddleName: String { read(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName) ?? "" }
    open var phoneticFamilyName: String { read(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName) ?? "" }
    open var phoneticOrganizationName: String {
        read(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName) ?? ""
    }
    open var note: String { read(CNContactNoteKey, \.note) ?? "" }
    open var imageData: Data? { read(CNContactImageDataKey, \.imageData) ?? nil }
    open var birthday: DateComponents? { read(CNContactBirthdayKey, \.birthday) ?? nil }
    open var nonGregorianBirthday: DateComponents? {
        read(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday) ?? nil
    }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { read(CNContactPhoneNumbersKey, \.phoneNumbers) ?? [] }
    open var emailAddresses: [CNLabeledValue<NSString>] { read(CNContactEmailAddressesKey, \.emailAddresses) ?? [] }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        read(CNContactPostalAddressesKey, \.postalAddresses) ?? []
    }
    open var urlAddresses: [CNLabeledValue<NSString>] { read(CNContactUrlAddressesKey, \.urlAddresses) ?? [] }
    open var dates: [CNLabeledValue<NSDateComponents>] { read(CNContactDatesKey, \.dates) ?? [] }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] {
        read(CNContactRelationsKey, \.contactRelations) ?? []
    }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        read(CNContactSocialProfilesKey, \.socialProfiles) ?? []
    }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        read(CNContactInstantMessageAddressesKey, \.instantMessageAddresses) ?? []
    }
    /// The whole picture, because no smaller one is made.
    open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, \.imageData) ?? nil }
    open var imageDataAvailable: Bool { read(CNContactImageDataAvailableKey, \.imageData).map { $0 != nil } ?? false }

    /// Returns a property; nil if it was not fetched.
    func read<Value>(_ key: String, _ path: KeyPath<ContactFields, Value>) -> Value? {
        if isKeyAvailable(key) { return fields[keyPath: path] }
        AppEnvironment.current.host.raise(
            .generic, "A property was not requested when contact was fetched.",
            instead: .message("\(key) of the contact is empty, because the request did not name it"))
        return nil
    }

    open func isKeyAvailable(_ key: String) -> Bool { fetched?.contains(key) ?? true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.names.allSatisfy(isKeyAvailable)
    }
    /// Returns whether two contacts are the same entry of the address book.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
        contactIdentifier == identifier
    }

    open class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(fields, fetched: fetched) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(fields, fetched: fetched) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
