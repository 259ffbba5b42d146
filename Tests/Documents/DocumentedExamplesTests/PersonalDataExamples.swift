import Contacts
import ContactsUI
import UIKit

/// The listings of the DocC pages of modules for personal data, accounts and other services.
enum PersonalDataExamples {
    final class FriendsController: UIViewController {
        private let store = CNContactStore()
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            store.requestAccess(for: .contacts) { [weak self] isAllowed, _ in
                if isAllowed { self?.addFriend() } else { self?.label.text = "No access" }
            }
        }

        private func addFriend() {
            let friend = CNMutableContact()
            friend.givenName = "Ada"
            friend.phoneNumbers = [
                CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555 0100"))
            ]
            let request = CNSaveRequest()
            request.add(friend, toContainerWithIdentifier: nil)
            do {
                try store.execute(request)
                let found = try store.unifiedContacts(
                    matching: CNContact.predicateForContacts(matchingName: "Ada"),
                    keysToFetch: [CNContactGivenNameKey, CNContactPhoneNumbersKey])
                label.text = found.map { "\($0.givenName) \($0.phoneNumbers.count)" }.joined()
            } catch {
                label.text = error.localizedDescription
            }
        }
    }

    final class RecipientController: UIViewController, CNContactPickerDelegate {
        private let label = UILabel(frame: CGRect(x: 16, y: 100, width: 361, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("Choose a recipient", for: .normal)
            button.frame = CGRect(x: 16, y: 160, width: 361, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func choose() {
            let picker = CNContactPickerViewController()
            picker.delegate = self
            present(picker, animated: true)
        }

        func contactPickerDidCancel(_ picker: CNContactPickerViewController) { label.text = "Nobody" }

        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
            label.text = contact.givenName
        }
    }
}
