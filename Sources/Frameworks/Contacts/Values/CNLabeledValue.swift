public import Foundation
import HeadlessUIKit

/// A value with a label, such as the telephone number at home.
open class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (makeIdentifier(), label, value)
    }

    private init(identifier: String, label: String?, value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
    }

    /// Returns the same value with another label.
    open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> { settingLabel(label, value: value) }
    /// Returns the same label with another value.
    open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> { settingLabel(label, value: value) }
    open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// Returns the label in words, without the characters that surround labels of the system.
    open class func localizedString(forLabel label: String) -> String { words(ofLabel: label) }

    /// Returns the same object, because labelled values are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return identifier == other.identifier && label == other.label && value.isEqual(other.value)
    }
    open override var hash: Int { identifier.hashValue }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// Returns a label without the characters that surround labels of the system.
func words(ofLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return String(label.dropFirst(4).dropLast(4)).lowercased()
}

/// Returns an identifier that a replay of the session repeats.
func makeIdentifier() -> String { _uid().uuidString }
