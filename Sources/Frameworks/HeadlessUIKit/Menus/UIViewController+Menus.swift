extension UIViewController: MenuShowing {
    /// Shows the menu as an action sheet. Selecting a submenu opens another action sheet.
    func show(_ menu: UIMenu, choose: @escaping (UIAction) -> Void) {
        MenuEntries.resolve(menu.children) { [weak self] entries in
            guard let self, !entries.isEmpty else { return }
            let title = [menu.title, menu.subtitle ?? ""].first { !$0.isEmpty }
            let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
            for entry in entries { add(entry, to: sheet, choose: choose) }
            sheet.addAction(UIAlertAction(title: SystemWords.word("Cancel"), style: .cancel))
            present(sheet, animated: true)
        }
    }

    private func add(_ entry: UIMenuElement, to sheet: UIAlertController, choose: @escaping (UIAction) -> Void) {
        if let menu = entry as? UIMenu {
            let style: UIAlertAction.Style = menu.options.contains(.destructive) ? .destructive : .default
            sheet.addAction(
                UIAlertAction(title: "\(menu.title) ›", style: style) { [weak self] _ in
                    self?.show(menu, choose: choose)
                })
        } else if let action = entry as? UIAction {
            add(action, action.attributes, action.state, to: sheet) { choose(action) }
        } else if let command = entry as? UICommand {
            add(command, command.attributes, command.state, to: sheet) { [weak self] in
                if let self { command.perform(from: view.window?.focused ?? self) }
            }
        }
    }
}

extension UIViewController {
    private func add(
        _ entry: UIMenuElement, _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
        to sheet: UIAlertController, chosen: @escaping () -> Void
    ) {
        let mark = state == .on ? "✓ " : state == .mixed ? "– " : ""
        let button = UIAlertAction(
            title: mark + entry.title, style: attributes.contains(.destructive) ? .destructive : .default
        ) { _ in chosen() }
        button.isEnabled = !attributes.contains(.disabled)
        sheet.addAction(button)
    }
}

/// Functions that determine the entries of an open menu.
enum MenuEntries {
    /// Loads deferred elements and then calls `then` with all elements. The elements of inline menus are inserted in
    /// their place, and hidden elements are omitted.
    static func resolve(_ elements: [UIMenuElement], then: @escaping ([UIMenuElement]) -> Void) {
        resolve(elements[...], found: [], then: then)
    }

    private static func resolve(
        _ rest: ArraySlice<UIMenuElement>, found: [UIMenuElement], then: @escaping ([UIMenuElement]) -> Void
    ) {
        var (rest, found) = (rest, found)
        while let element = rest.popFirst() {
            switch element {
            case let deferred as UIDeferredMenuElement:
                var isOver = false
                return deferred.provider { made in
                    guard !isOver else { return }
                    isOver = true
                    resolve(made + rest, found: found, then: then)
                }
            case let menu as UIMenu where menu.options.contains(.displayInline): rest = menu.children + rest
            case let action as UIAction where action.attributes.contains(.hidden): continue
            case let command as UICommand where command.attributes.contains(.hidden): continue
            default: found.append(element)
            }
        }
        then(found)
    }
}
