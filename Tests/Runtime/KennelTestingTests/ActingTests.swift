import KennelTesting
import Testing
import UIKit

/// A form with each kind of control.
private final class FormApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private final class Form: UIViewController {
        private let name = UITextField()
        private let news = UISwitch()
        private let send = UIButton(type: .system)
        private let diary = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            name.placeholder = "Name"
            news.accessibilityLabel = "News"
            send.setTitle("Send", for: .normal)
            send.isEnabled = false
            hear(name, .editingDidBegin, "entered")
            hear(name, .editingDidEnd, "left")
            hear(name, .editingChanged, "typed")
            hear(name, .primaryActionTriggered, "returned")
            hear(news, .valueChanged, "switched")
            hear(send, .touchUpInside, "sent")
            let stack = UIStackView(arrangedSubviews: [name, news, send, diary])
            view.addSubview(stack)
        }

        private func hear(_ control: UIControl, _ event: UIControl.Event, _ word: String) {
            control.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    diary.text = [diary.text, word].compactMap(\.self).joined(separator: " ")
                    send.isEnabled = news.isOn
                }, for: event)
        }
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Form()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

@Suite("What a test does and reads")
struct ActingTests {
    @Test func `A test focuses a field, types into it, presses return and leaves it by the field's name`() async throws
    {
        let session = await TestSession(FormApp.init)
        #expect(await session.value(of: "Name") == "")
        try await session.enter("Name")
        try await session.type("Ada", into: "Name")
        try await session.pressReturn(in: "Name")
        try await session.leave("Name")
        #expect(await session.value(of: "Name") == "Ada")
        #expect(await session.shows("entered typed returned left"))
        #expect(await session.value(of: "Surname") == nil)
        await #expect(throws: TestFailure.self) { try await session.enter("Surname") }
    }

    @Test func `A test toggles a switch by name, and can then tap the button that the switch enables`() async throws {
        let session = await TestSession(FormApp.init)
        #expect(await session.isEnabled("Send") == false)
        await #expect(throws: TestFailure.self) { try await session.tap("Send") }
        try await session.tap("News")
        #expect(await session.isEnabled("Send") == true)
        try await session.tap("Send")
        #expect(await session.shows("switched sent"))
        #expect(await session.isEnabled("Receive") == nil)
        #expect(await session.isEnabled("Name") == true)
    }

    @Test func `A session opened with a screen as JSON shows it without sending a request`() async {
        let session = await TestSession.open(
            FormApp.init, json: #"{"_beagleComponent_":"beagle:text","text":"Here"}"#)
        #expect(await session.shows("Here"))
        #expect(await session.requests().isEmpty)
    }
}
