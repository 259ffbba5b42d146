import KennelTesting
import Testing
import UIKit

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
