/// What rooms above keep with one view, by type.
package struct ViewAttachments {
    fileprivate let view: UIView

    /// The value under a key; reading a default stores nothing, since most views keep nothing.
    package subscript<Key: ApplicationKey>(key: Key.Type) -> Key.Value {
        get { view.rare?.attachments?[key] ?? Key.defaultValue }
        nonmutating set {
            view.withExtras { extras in
                let values = extras.attachments ?? ApplicationValues()
                values[key] = newValue
                extras.attachments = values
            }
        }
    }
}

extension UIView {
    /// What rooms above keep with this view, by type.
    package var attachments: ViewAttachments { ViewAttachments(view: self) }
}
