public import Foundation

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes addresses in the order of the United States: street, city with state and postal code, country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {  // the app's turns run one at a time
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    public override init() { super.init() }
    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string) }

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let parts = postalAddress.parts
        let city = [parts.city, parts.state, parts.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [parts.street, parts.subLocality, city, parts.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
