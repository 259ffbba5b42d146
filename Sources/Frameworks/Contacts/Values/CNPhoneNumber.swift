public import Foundation

/// A telephone number as the person wrote it.
open class CNPhoneNumber: NSObject, NSCopying {
    public let stringValue: String

    public init(stringValue string: String) { stringValue = string }

    /// The digits, without the signs between them.
    var digits: String { stringValue.filter { $0.isNumber } }

    /// Returns the same object, because numbers are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}
