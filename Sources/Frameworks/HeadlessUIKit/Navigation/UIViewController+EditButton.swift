extension UIViewController {
    /// A button that begins and ends editing, and is called after what it does next.
    public var editButtonItem: UIBarButtonItem {
        if let known = companions.lazy.compactMap({ $0 as? EditButtonItem }).first { return known }
        let item = EditButtonItem()
        item.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        item.show(isEditing)
        companions.append(item)
        return item
    }
}

/// The button that begins and ends editing.
private final class EditButtonItem: UIBarButtonItem, EditingHearing {
    func editingChanged(to isEditing: Bool) { show(isEditing) }

    func show(_ isEditing: Bool) {
        title = SystemWords.word(isEditing ? "Done" : "Edit")
        style = isEditing ? .done : .plain
    }
}
