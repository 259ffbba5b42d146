/// What rooms above keep with one view, by type.
package struct ViewAttachments {
    fileprivate let view: UIView

    /// The value under a key; reading a default stores nothing, since most views keep nothing.
    package subscript<Key: ApplicationKey>(key: Key.Type) -> Key.Kept {
        get { view.rare?.attachments?[key] ?? Key.defaultValue }
        nonmutating set { made[key] = newValue }
    }

    /// The object filed under a key; see ``ApplicationValues``.
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
    /// What rooms above keep with this view, by type.
    package var attachments: ViewAttachments { ViewAttachments(view: self) }
}
