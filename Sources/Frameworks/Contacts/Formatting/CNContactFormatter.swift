public import Foundation

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

/// Writes names, with the given name first.
open class CNContactFormatter: Formatter, @unchecked Sendable {  // the app's turns run one at a time
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }
    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    /// Returns the name; nil if the contact has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }

    /// Returns the name; nil if the contact has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            switch style {
            case .fullName:
                [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
            case .phoneticFullName:
                [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let others = style == .fullName ? [contact.nickname, contact.organizationName] : []
        if contact.contactType == .organization, let company = others.last, !company.isEmpty { return company }
        return ([name] + others).first { !$0.isEmpty }
    }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        let common: Set = [CNContactTypeKey, CNContactNicknameKey, CNContactOrganizationNameKey]
        return switch style {
        case .fullName:
            KeyGroup(
                common.union([
                    CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
                    CNContactNameSuffixKey,
                ]))
        case .phoneticFullName:
            KeyGroup(
                common.union([
                    CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
                ]))
        }
    }

    /// Always returns `givenNameFirst`.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    /// Always returns a space.
    open class func delimiter(for contact: CNContact) -> String { " " }
}
