/// Values that modules on top of UIKit attach to a view. The type of the key identifies a value.
package struct ViewAttachments {
    fileprivate let view: UIView

    /// The value for a key. Reading a default value does not store it, because most views have none.
    package subscript<Key: ApplicationKey>(key: Key.Type) -> Key.Kept {
        get { view.rare?.attachments?[key] ?? Key.defaultValue }
        nonmutating set { made[key] = newValue }
    }

    /// The object stored under a key; nil if nothing is stored. See ``ApplicationValues``.
    package subscript(object key: ObjectIdentifier) -> AnyObject? {
        get { view.rare?.attachments?[object: key] }
        nonmutating set { made[object: key] = newValue }
    }

    private var made: ApplicationValues {
        if let values = view.rare?.attachments { return values }
        let values = ApplicationValues()
        view.withExtras { $0.attachments = values }
        return values
    }
}

extension UIView {
    /// Values that modules on top of UIKit attach to this view.
    package var attachments: ViewAttachments { ViewAttachments(view: self) }
}
