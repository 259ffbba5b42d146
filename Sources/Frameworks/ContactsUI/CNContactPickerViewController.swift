import Contacts
public import Foundation
public import HeadlessUIKit
import SystemScreens

/// Offers the contacts of the session's address book, of which the user chooses one. It needs no permission.
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The properties to choose from; nil for all.
    open var displayedPropertyKeys: [String]?
    /// A condition of contacts that can be chosen; nil for all.
    open var predicateForEnablingContact: NSPredicate?
    /// Stored; has no effect. The methods of the delegate determine what is chosen.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Stored; has no effect. The methods of the delegate determine what is chosen.
    open var predicateForSelectionOfProperty: NSPredicate?

    private let stack = UINavigationController()
    /// The properties to choose from, when a contact was chosen.
    private var isChoosingProperty = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        let contacts = CNContactStore.systemContacts
        let rows = contacts.map { contact in
            ListScreen.Row(contact.shownName, isEnabled: predicateForEnablingContact?.evaluate(with: contact) ?? true)
        }
        let list = ListScreen(
            SystemQuestion.word("Contacts"), rows: rows, placeholder: SystemQuestion.word("No Contacts")
        ) { [weak self] index in self?.choose(contacts[index]) }
        list.navigationItem.leftBarButtonItem = .system(.cancel) { [weak self] in self?.cancel() }
        stack.viewControllers = [list]
        fill(with: stack)
    }

    private func choose(_ contact: CNContact) {
        isChoosingProperty = false
        delegate?.contactPicker(self, didSelect: contact)
        if !isChoosingProperty { dismiss(animated: true) }
    }

    /// Lets the person choose a property of a contact.
    func showProperties(of contact: CNContact) {
        isChoosingProperty = true
        let properties = contact.shownProperties.filter { displayedPropertyKeys?.contains($0.key) ?? true }
        let rows = properties.map { ListScreen.Row($0.text, detail: $0.name) }
        let list = ListScreen(contact.shownName, rows: rows, placeholder: SystemQuestion.word("No Results")) {
            [weak self] index in
            guard let self else { return }
            dismiss(animated: true)
            delegate?.contactPicker(self, didSelect: properties[index])
        }
        stack.pushViewController(list, animated: true)
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}
