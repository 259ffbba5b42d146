import Contacts
import KennelTesting
import SessionSupport
import Testing
import UIKit

/// A screen that asks for access, saves two contacts and a group, and shows what it finds.
private final class BookController: LogController {
    private let store = CNContactStore()
    private let keys: [any CNKeyDescriptor] = [
        CNContactGivenNameKey, CNContactPhoneNumbersKey, CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Ask") { [unowned self] in
            store.requestAccess(for: .contacts) { self.show("access \($0) \(($1 as? CNError)?.code.rawValue ?? 0)") }
        }
        button("Save") { [unowned self] in attempt(save) }
        button("Find") { [unowned self] in attempt(find) }
        button("Change") { [unowned self] in attempt(change) }
    }

    private func attempt(_ work: () throws -> Void) {
        do { try work() } catch { show("error \((error as NSError).code)") }
    }

    private func save() throws {
        let (ada, bob, group) = (CNMutableContact(), CNMutableContact(), CNMutableGroup())
        (ada.givenName, ada.familyName, bob.givenName, group.name) = ("Ada", "Zimmer", "Bob", "Friends")
        ada.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "(555) 01-00"))
        ]
        bob.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: "Bob@example.com"))]
        let request = CNSaveRequest()
        request.add(ada, toContainerWithIdentifier: nil)
        request.add(bob, toContainerWithIdentifier: nil)
        request.add(group, toContainerWithIdentifier: nil)
        request.addMember(bob, to: group)
        try store.execute(request)
        show("saved")
    }

    private func find() throws {
        func names(_ predicate: NSPredicate) throws -> String {
            try store.unifiedContacts(matching: predicate, keysToFetch: keys)
                .map { CNContactFormatter.string(from: $0, style: .fullName) ?? "" }.joined(separator: ", ")
        }
        show("name: \(try names(CNContact.predicateForContacts(matchingName: "ada zim")))")
        let number = CNPhoneNumber(stringValue: "555-0100")
        show("number: \(try names(CNContact.predicateForContacts(matching: number)))")
        show("mail: \(try names(CNContact.predicateForContacts(matchingEmailAddress: "bob@EXAMPLE.com")))")
        let group = try store.groups(matching: nil).first
        show("group: \(try names(CNContact.predicateForContactsInGroup(withIdentifier: group?.identifier ?? "")))")
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .familyName
        var found: [String] = []
        try store.enumerateContacts(with: request) { contact, stop in
            found.append("\(contact.givenName) \(contact.phoneNumbers.count) \(contact.isKeyAvailable("note"))")
            stop.pointee = ObjCBool(found.count == 2)
        }
        show("all: \(found.joined(separator: ", "))")
        _ = try store.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: keys)
    }

    private func change() throws {
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.mutableObjects = true
        var found: [CNMutableContact] = []
        try store.enumerateContacts(with: request) { contact, _ in
            if let contact = contact as? CNMutableContact { found.append(contact) }
        }
        let (update, failing) = (CNSaveRequest(), CNSaveRequest())
        found[0].givenName = "Eva"
        update.update(found[0])
        update.delete(found[1])
        try store.execute(update)
        failing.add(CNMutableContact(), toContainerWithIdentifier: nil)
        failing.delete(found[1])
        attempt { try store.execute(failing) }
        let all = try store.unifiedContacts(
            matching: CNContact.predicateForContactsInContainer(withIdentifier: store.defaultContainerIdentifier()),
            keysToFetch: keys)
        show("now: \(all.map { "\($0.givenName) \($0.phoneNumbers.count)" })")
        show("note: \(all[0].note)")
    }
}

private func app() -> WindowApp { WindowApp(BookController()) }

@Suite("An address book")
struct AddressBookTests {
    @Test func `Without permission nothing is read or saved, and a denial is an error`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Save")
        #expect(await session.shows("error 100"))
        try await session.tap("Ask")
        #expect(await session.alerts().first?.contains("Would Like to Access Your Contacts") == true)
        try await session.tap("Don’t Allow")
        #expect(await session.shows("access false 100"))
        try await session.tap("Ask")
        #expect(await session.alerts().isEmpty)
    }

    /// Opens the app with an Info.plist that has these members.
    private func open(saying members: String) async -> TestSession {
        let bytes = Array(
            #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(members)</dict></plist>"#.utf8)
        // Bytes that stay until the tests end.
        let kept = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        kept.copyBytes(from: bytes)
        nonisolated(unsafe) let info = UnsafeRawBufferPointer(kept)  // no longer written
        return await TestSession.open {
            UIApplication.shared.files = AppFiles([], info: info)
            return app()
        }
    }

    @Test func `The alert has the purpose of the Info.plist, and without one nobody is asked`() async throws {
        let session = await open(saying: "<key>NSContactsUsageDescription</key><string>To find friends.</string>")
        try await session.tap("Ask")
        #expect(await session.alerts().first?.hasSuffix(": To find friends.") == true)
        let silent = await open(saying: "<key>CFBundleName</key><string>Book</string>")
        try await silent.tap("Ask")
        #expect(await silent.alerts().isEmpty)
        #expect(await silent.shows("access false 100"))
        #expect(await silent.log().contains { $0.contains("no NSContactsUsageDescription, so nobody is asked") })
    }

    @Test func `Saved contacts are found by name, number, address and group, also in a replay`() async throws {
        let session = await TestSession.open(app)
        for title in ["Ask", "Allow", "Save", "Find"] { try await session.tap(title) }
        let wanted = [
            "access true 0", "saved", "name: Ada Zimmer", "number: Ada Zimmer", "mail: Bob", "group: Bob",
            "all: Bob 0 false, Ada 1 false", "error 400",
        ]
        let lines = { (session: TestSession) async in await session.texts().filter { $0.contains(where: \.isLowercase) }
        }
        #expect(await lines(session).suffix(wanted.count) == wanted[...])
        let before = await lines(session)
        #expect(await lines(try session.rebuilt(app)) == before)
    }

    @Test func `A failing request changes nothing, and a property that was not fetched is empty and logged`()
        async throws
    {
        let session = await TestSession.open(app)
        for title in ["Ask", "Allow", "Save", "Change"] { try await session.tap(title) }
        #expect(await session.shows("error 200"))
        #expect(await session.shows("now: [\"Eva 1\"]"))
        #expect(await session.shows("note: "))
        #expect(await session.log().contains { $0.contains("the request did not name it") })
    }

    @Test func `Names, labels and addresses are written in words`() {
        let company = CNMutableContact()
        (company.contactType, company.givenName, company.organizationName) = (.organization, "Ada", "Bakery")
        #expect(CNContactFormatter.string(from: company, style: .fullName) == "Bakery")
        company.contactType = .person
        (company.namePrefix, company.familyName) = ("Dr.", "Zimmer")
        #expect(CNContactFormatter().string(from: company) == "Dr. Ada Zimmer")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("1 Main Street", "Springfield", "12345")
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                == "1 Main Street\nSpringfield 12345")
    }
}
