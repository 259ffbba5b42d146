extension UIViewController {
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

/// The item that ``UIViewController/editButtonItem`` returns. Its title follows the controller's editing state.
private final class EditButtonItem: UIBarButtonItem, EditingObserver {
    func editingChanged(to isEditing: Bool) { show(isEditing) }

    func show(_ isEditing: Bool) {
        title = SystemWords.word(isEditing ? "Done" : "Edit")
        style = isEditing ? .done : .plain
    }
}
