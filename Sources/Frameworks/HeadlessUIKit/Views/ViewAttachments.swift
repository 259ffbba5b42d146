/// Values that higher modules attach to one view, by type.
package struct ViewAttachments {
    fileprivate let view: UIView

    /// The value of a key. Reading a default value does not store it, because most views have none.
    package subscript<Key: ApplicationKey>(key: Key.Type) -> Key.Kept {
        get { view.rare?.attachments?[key] ?? Key.defaultValue }
        nonmutating set { made[key] = newValue }
    }

    /// The object of a key; see ``ApplicationValues``.
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
    /// Values that higher modules attach to this view, by type.
    package var attachments: ViewAttachments { ViewAttachments(view: self) }
}
