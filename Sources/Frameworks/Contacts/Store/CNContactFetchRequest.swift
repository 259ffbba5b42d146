public import Foundation

/// A request for contacts of a ``CNContactStore``.
open class CNContactFetchRequest: NSObject {
    /// A condition of `CNContact`; nil for all contacts.
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether the contacts are ``CNMutableContact``s.
    open var mutableObjects = false
    /// Stored; has no effect, because contacts have one source.
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
