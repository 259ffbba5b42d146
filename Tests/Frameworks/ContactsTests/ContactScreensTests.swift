import ContactsUI
import KennelTesting
import SessionSupport
import Testing
import UIKit

/// A screen that shows the controllers of ContactsUI.
private final class ScreensController: LogController, CNContactViewControllerDelegate {
    private let forContact = ContactDelegate()
    private let forProperty = PropertyDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Create") { [unowned self] in present(CNContactViewController(forNewContact: nil)) }
        button("Stranger") { [unowned self] in
            let stranger = CNMutableContact()
            stranger.givenName = "Cleo"
            let screen = CNContactViewController(forUnknownContact: stranger)
            screen.contactStore = CNContactStore()
            present(screen)
        }
        for (title, delegate) in [("Pick", forContact as any CNContactPickerDelegate), ("Pick number", forProperty)] {
            button(title) { [unowned self] in
                let picker = CNContactPickerViewController()
                picker.delegate = delegate
                present(picker, animated: false)
            }
        }
        (forContact.report, forProperty.report) = ({ [unowned self] in show($0) }, { [unowned self] in show($0) })
    }

    private func present(_ screen: CNContactViewController) {
        screen.delegate = self
        present(UINavigationController(rootViewController: screen), animated: false)
    }

    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        viewController.dismiss(animated: false)
        show("completed \(contact?.givenName ?? "nil")")
    }
}

private final class ContactDelegate: NSObject, CNContactPickerDelegate {
    var report: (String) -> Void = { _ in }

    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { report("cancelled") }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        report("picked \(contact.givenName)")
    }
}

private final class PropertyDelegate: NSObject, CNContactPickerDelegate {
    var report: (String) -> Void = { _ in }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        report("picked \((contactProperty.value as? CNPhoneNumber)?.stringValue ?? "") \(contactProperty.key)")
    }
}

private func app() -> WindowApp { WindowApp(ScreensController()) }

@Suite("Screens of contacts")
struct ContactScreensTests {
    @Test func `A contact from the form can be picked, and so can its number`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Create")
        try await session.type("Ada", into: "First name")
        try await session.type("555 0100", into: "Phone")
        try await session.tap("Done")
        #expect(await session.shows("completed Ada"))
        try await session.tap("Pick")
        try await session.tap("Ada")
        #expect(await session.shows("picked Ada"))
        try await session.tap("Pick number")
        try await session.tap("Ada")
        try await session.tap("555 0100")
        #expect(await session.shows("picked 555 0100 phoneNumbers"))
    }

    @Test func `An empty address book says so, and Cancel reaches the delegates`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Pick")
        #expect(await session.shows("No Contacts"))
        try await session.tap("Cancel")
        #expect(await session.shows("cancelled"))
        try await session.tap("Create")
        try await session.tap("Cancel")
        #expect(await session.shows("completed nil"))
    }

    @Test func `An unknown contact can be added`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Stranger")
        try await session.tap("Add to Contacts")
        #expect(await session.shows("completed Cleo"))
        try await session.tap("Pick")
        #expect(await session.shows("Cleo"))
    }
}
