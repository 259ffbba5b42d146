public import Foundation

/// A contact that can be changed. A ``CNSaveRequest`` saves the changes.
open class CNMutableContact: CNContact {
    public override init() { super.init() }
    override init(_ fields: ContactFields, fetched: Set<String>?) { super.init(fields, fetched: fetched) }

    open override var contactType: CNContactType {
        get { super.contactType }
        set { fields.contactType = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { fields.namePrefix = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { fields.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { fields.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { fields.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { fields.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { fields.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { fields.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { fields.organizationName = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { fields.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { fields.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { fields.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { fields.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { fields.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { fields.phoneticOrganizationName = newValue }
    }
    open override var note: String {
        get { super.note }
        set { fields.note = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { fields.imageData = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { fields.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { fields.nonGregorianBirthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { fields.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { fields.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { fields.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { fields.urlAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { fields.dates = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { fields.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { fields.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { fields.instantMessageAddresses = newValue }
    }
}
