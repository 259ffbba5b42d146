import AdSupport
import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import Contacts
import ContactsUI
import CoreBluetooth
import CoreTelephony
import EventKit
import EventKitUI
import MediaPlayer
import PDFKit
import QuickLook
import Speech
import UIKit
import WatchConnectivity

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

    final class AppointmentController: UIViewController {
        private let store = EKEventStore()
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            store.requestFullAccessToEvents { [weak self] isAllowed, _ in
                if isAllowed { self?.addAppointment() } else { self?.label.text = "No access" }
            }
        }

        private func addAppointment() {
            let event = EKEvent(eventStore: store)
            event.title = "Dentist"
            event.startDate = _now(timeIntervalSinceNow: 3_600)
            event.endDate = _now(timeIntervalSinceNow: 7_200)
            event.calendar = store.defaultCalendarForNewEvents
            do {
                try store.save(event, span: .thisEvent)
                let day = store.predicateForEvents(
                    withStart: _now(), end: _now(timeIntervalSinceNow: 86_400), calendars: nil)
                label.text = store.events(matching: day).map { $0.title }.joined(separator: ", ")
            } catch {
                label.text = error.localizedDescription
            }
        }
    }

    final class PlanController: UIViewController, EKEventEditViewDelegate {
        private let store = EKEventStore()
        private let label = UILabel(frame: CGRect(x: 16, y: 100, width: 361, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("Plan", for: .normal)
            button.frame = CGRect(x: 16, y: 160, width: 361, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.plan() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func plan() {
            let editor = EKEventEditViewController()
            editor.eventStore = store
            editor.editViewDelegate = self
            present(editor, animated: true)
        }

        func eventEditViewController(
            _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
        ) {
            controller.dismiss(animated: true)
            label.text = action == .saved ? controller.event?.title : "Nothing planned"
        }
    }

    final class SignInController: UIViewController, ASAuthorizationControllerDelegate {
        private let label = UILabel(frame: CGRect(x: 16, y: 100, width: 361, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
            button.frame = CGRect(x: 16, y: 160, width: 361, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func signIn() {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            request.requestedScopes = [.fullName, .email]
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = self
            controller.performRequests()
        }

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            let credential = authorization.credential as? ASAuthorizationAppleIDCredential
            label.text = credential?.email
        }

        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            label.text = error.localizedDescription
        }
    }

    final class WelcomeController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            ATTrackingManager.requestTrackingAuthorization { [label] status in
                label.text = status == .authorized ? "Tracked" : "Not tracked"
            }
        }
    }

    struct Campaign {
        var device: String? {
            let manager = ASIdentifierManager.shared()
            return manager.isAdvertisingTrackingEnabled ? manager.advertisingIdentifier.uuidString : nil
        }
    }

    struct Carrier {
        var name: String {
            CTTelephonyNetworkInfo().serviceSubscriberCellularProviders?.values.first?.carrierName ?? "Wi-Fi only"
        }
    }

    final class WatchLink: NSObject, WCSessionDelegate {
        func start() -> Bool {
            guard WCSession.isSupported() else { return false }
            WCSession.default.delegate = self
            WCSession.default.activate()
            return true
        }

        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) {}
        func sessionDidBecomeInactive(_ session: WCSession) {}
        func sessionDidDeactivate(_ session: WCSession) {}
    }

    struct Refresh {
        func schedule() throws {
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
                task.setTaskCompleted(success: true)
            }
            let request = BGAppRefreshTaskRequest(identifier: "com.example.refresh")
            request.earliestBeginDate = _now(timeIntervalSinceNow: 900)
            try BGTaskScheduler.shared.submit(request)
        }
    }

    final class LampController: UIViewController, CBCentralManagerDelegate {
        private let label = UILabel()
        private var central: CBCentralManager?

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            central = CBCentralManager(delegate: self, queue: nil)
        }

        func centralManagerDidUpdateState(_ central: CBCentralManager) {
            label.text = central.state == .poweredOn ? "Searching" : "No Bluetooth"
        }
    }

    final class RadioController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Morning news"]
            MPRemoteCommandCenter.shared().pauseCommand.addTarget { _ in .success }
            view.addSubview(MPVolumeView(frame: CGRect(x: 16, y: 100, width: 361, height: 44)))
        }
    }

    final class NotesPreview: UIViewController, QLPreviewControllerDataSource {
        private let file = FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("notes.txt")

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Look", for: .normal)
            button.frame = CGRect(x: 16, y: 100, width: 361, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.look() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func look() {
            try? Data("Buy rye".utf8).write(to: file)
            let preview = QLPreviewController()
            preview.dataSource = self
            present(preview, animated: true)
        }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            file
        }
    }

    final class TicketController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let ticket = PDFView(frame: view.bounds)
            ticket.document = PDFDocument(data: Data("%PDF-1.4 << /Type /Page >>".utf8))
            view.addSubview(ticket)
        }
    }

    final class DictationController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.frame = view.bounds
            view.addSubview(label)
            SFSpeechRecognizer.requestAuthorization { [label] status in
                label.text = status == .authorized ? "Allowed" : "Not allowed"
            }
        }
    }
}
