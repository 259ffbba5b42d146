import KennelTesting
import Testing
import UIKit

@Suite("The examples of the pages of AuthenticationServices, AppTrackingTransparency and AdSupport")
struct AccountExampleTests {
    private final class SignInDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.SignInController() }
    }

    private final class WelcomeDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.WelcomeController() }
    }

    @Test(arguments: [true, false])
    func `The address of the made-up person is shown, or the error`(isContinued: Bool) async throws {
        let session = await TestSession.open(SignInDelegate.init)
        try await session.tap("Sign in with Apple")
        try await session.tap(isContinued ? "Continue as Jane Appleseed" : "Cancel")
        let text = isContinued ? "jane.appleseed@example.com" : "The person cancelled the authorization"
        #expect(await session.shows(text))
    }

    @Test func `The answer about tracking is shown, and without one there is no identifier`() async throws {
        let session = await TestSession.open(WelcomeDelegate.init)
        try await session.tap("Allow")
        #expect(await session.shows("Tracked"))
        #expect(PersonalDataExamples.Campaign().device == nil)
    }
}

@Suite("The examples of the pages of CoreTelephony, WatchConnectivity, BackgroundTasks and CoreBluetooth")
struct DeviceServicesExampleTests {
    private final class LampDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.LampController() }
    }

    @Test func `The device has no Bluetooth, no carrier and no watch, and stores a task`() async throws {
        #expect(await TestSession.open(LampDelegate.init).shows("No Bluetooth"))
        #expect(PersonalDataExamples.Carrier().name == "Wi-Fi only")
        #expect(!PersonalDataExamples.WatchLink().start())
        try PersonalDataExamples.Refresh().schedule()
    }
}

@Suite("The examples of the pages of MediaPlayer and QuickLook")
struct MediaFileExampleTests {
    private final class RadioDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.RadioController() }
    }

    private final class NotesDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.NotesPreview() }
    }

    @Test func `The volume can be set, and a text is shown`() async throws {
        try await TestSession.open(RadioDelegate.init).slide("Volume", to: 0.5)
        let session = await TestSession.open(NotesDelegate.init)
        try await session.tap("Look")
        #expect(await session.shows("Buy rye"))
    }
}

@Suite("The example of PDFKit's page")
struct PDFKitExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.TicketController() }
    }

    @Test func `The ticket has a page`() async {
        #expect(await TestSession.open(AppDelegate.init).shows("PDF\n1 / 1"))
    }
}

@Suite("The example of Speech's page")
struct SpeechExampleTests {
    private final class AppDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.DictationController() }
    }

    @Test func `The answer to the alert is shown`() async throws {
        let session = await TestSession.open(AppDelegate.init)
        try await session.tap("Don’t Allow")
        #expect(await session.shows("Not allowed"))
    }
}

@Suite("The examples of the pages of EventKit and EventKitUI")
struct EventKitExampleTests {
    private final class AppointmentDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.AppointmentController() }
    }

    private final class PlanDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.PlanController() }
    }

    @Test(arguments: [true, false])
    func `The event is saved and found if the person allows it`(isAllowed: Bool) async throws {
        let session = await TestSession.open(AppointmentDelegate.init)
        try await session.tap(isAllowed ? "Allow" : "Don’t Allow")
        #expect(await session.shows(isAllowed ? "Dentist" : "No access"))
    }

    @Test func `The form of an event can be cancelled`() async throws {
        let session = await TestSession.open(PlanDelegate.init)
        try await session.tap("Plan")
        try await session.tap("Cancel")
        #expect(await session.shows("Nothing planned"))
    }
}

@Suite("The examples of the pages of Contacts and ContactsUI")
struct ContactsExampleTests {
    private final class FriendsDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.FriendsController() }
    }

    private final class RecipientDelegate: FrameworkExampleApp {
        override func makeController() -> UIViewController { PersonalDataExamples.RecipientController() }
    }

    @Test(arguments: [true, false])
    func `The friend is saved and found if the person allows it`(isAllowed: Bool) async throws {
        let session = await TestSession.open(FriendsDelegate.init)
        try await session.tap(isAllowed ? "Allow" : "Don’t Allow")
        #expect(await session.shows(isAllowed ? "Ada 1" : "No access"))
    }

    @Test func `A picker without contacts can be cancelled`() async throws {
        let session = await TestSession.open(RecipientDelegate.init)
        try await session.tap("Choose a recipient")
        try await session.tap("Cancel")
        #expect(await session.shows("Nobody"))
    }
}
