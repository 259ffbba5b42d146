public import Foundation

/// The parts of a postal address.
struct AddressParts: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
}

open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    var parts: AddressParts

    public override init() { parts = AddressParts() }
    init(_ parts: AddressParts) { self.parts = parts }

    open var street: String { parts.street }
    open var subLocality: String { parts.subLocality }
    open var city: String { parts.city }
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    open var state: String { parts.state }
    open var postalCode: String { parts.postalCode }
    open var country: String { parts.country }
    open var isoCountryCode: String { parts.isoCountryCode }

    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }
    open override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }
    open override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }
    open override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }
    open override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }
    open override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}
