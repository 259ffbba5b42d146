public import Contacts
public import Foundation
public import HeadlessUIKit
import SystemScreens

public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Called when the person has saved the contact; nil if the person has cancelled.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    /// Called when the person presses a property.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
    /// Always returns true.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}

/// Shows a contact, or a form for a new one. The form has the name, the company, a number and an e-mail address.
open class CNContactViewController: UIViewController {
    /// What the controller shows.
    private enum Purpose { case known, unknown, new }

    public private(set) var contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The properties that are shown; nil for all.
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    /// Stored; the session's address book is used. Without a store, an unknown contact cannot be added.
    open var contactStore: CNContactStore?
    /// Stored; a known contact cannot be edited.
    open var allowsEditing = true
    /// Whether an unknown contact can be added.
    open var allowsActions = true
    /// Stored; has no visible effect.
    open var shouldShowLinkedContacts = false
    /// The name that is shown for a contact without one.
    open var alternateName: String?
    /// A text below the name.
    open var message: String?

    private let purpose: Purpose

    private init(_ contact: CNContact, _ purpose: Purpose) {
        (self.contact, self.purpose) = (contact, purpose)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that shows a contact of the address book.
    public convenience init(for contact: CNContact) { self.init(contact, .known) }
    /// Creates a controller that shows a contact, with a button that adds it to the address book.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
    /// Creates a controller with a form for a new contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

    /// Always returns nil.
    public required init?(coder: NSCoder) { nil }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
    }

    /// Has no effect.
    open func highlightProperty(withKey key: String, identifier: String?) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if purpose == .new { showForm() } else { showContact() }
    }

    private func showContact() {
        let name = contact.shownName.isEmpty ? alternateName ?? "" : contact.shownName
        title = name
        let names = displayedPropertyKeys?.compactMap { $0 as? String }
        let properties = contact.shownProperties.filter { names?.contains($0.key) ?? true }
        var rows = [ListScreen.Row(name, detail: message)] + properties.map { ListScreen.Row($0.text, detail: $0.name) }
        let canAdd = purpose == .unknown && allowsActions && contactStore != nil
        if canAdd { rows.append(ListScreen.Row(SystemQuestion.word("Add to Contacts"))) }
        fill(
            with: ListScreen(name, rows: rows, placeholder: "") { [weak self] index in
                self?.press(index, properties: properties)
            })
    }

    private func press(_ row: Int, properties: [CNContactProperty]) {
        if row > properties.count { return save(contact.mutableCopy() as? CNMutableContact) }
        guard row > 0 else { return }
        let property = properties[row - 1]
        guard delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true else { return }
        AppEnvironment.current.host.log(
            .message("The person pressed \(property.text) of a contact. A session does not call or write to anybody"))
    }

    private func showForm() {
        title = SystemQuestion.word("New Contact")
        let form = FormScreen(
            title ?? "",
            fields: [
                (SystemQuestion.word("First name"), contact.givenName),
                (SystemQuestion.word("Last name"), contact.familyName),
                (SystemQuestion.word("Company"), contact.organizationName),
                (SystemQuestion.word("Phone"), contact.phoneNumbers.first?.value.stringValue ?? ""),
                (SystemQuestion.word("Email"), contact.emailAddresses.first.map { String(describing: $0.value) } ?? ""),
            ])
        navigationItem.leftBarButtonItem = .system(.cancel) { [weak self] in
            guard let self else { return }
            delegate?.contactViewController(self, didCompleteWith: nil)
        }
        navigationItem.rightBarButtonItem = .system(.done) { [weak self, weak form] in
            guard let self, let form else { return }
            save(contact(from: form))
        }
        fill(with: form)
    }

    /// Returns the contact with the texts of the form.
    private func contact(from form: FormScreen) -> CNMutableContact {
        let made = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
        made.givenName = form.text(of: SystemQuestion.word("First name"))
        made.familyName = form.text(of: SystemQuestion.word("Last name"))
        made.organizationName = form.text(of: SystemQuestion.word("Company"))
        let number = form.text(of: SystemQuestion.word("Phone"))
        if number != made.phoneNumbers.first?.value.stringValue ?? "" {
            let value = CNPhoneNumber(stringValue: number)
            made.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: value)]
        }
        let address = form.text(of: SystemQuestion.word("Email"))
        if address != made.emailAddresses.first.map({ String(describing: $0.value) }) ?? "" {
            made.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: address))]
        }
        return made
    }

    private func save(_ made: CNMutableContact?) {
        guard let made else { return }
        do {
            try CNContactStore.saveFromSystem(made)
        } catch {
            return AppEnvironment.current.host.log(.message("The contact was not saved: \(error)"))
        }
        contact = made
        delegate?.contactViewController(self, didCompleteWith: made)
    }
}
