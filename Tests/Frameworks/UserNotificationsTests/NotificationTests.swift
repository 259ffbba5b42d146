import KennelTesting
import Testing
import UIKit
import UserNotifications
import Wire

@Suite("Notifications by the session's clock")
struct NotificationTests {
    private func open() async -> TestSession {
        await TestSession.open(ReminderApp.init, backend: TestBackend())
    }

    private func allowed() async throws -> TestSession {
        let session = await open()
        try await session.tap("Ask")
        try await session.tap("Allow")
        return session
    }

    private func isReplayed(_ session: TestSession) async throws -> Bool {
        let before = await session.texts()
        let copy = try await session.rebuilt(ReminderApp.init)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        let after = await copy.texts()
        return after == before && differs == .null
    }

    @Test func `Notification permission is asked once by an alert, and the answer is recorded`() async throws {
        let session = await open()
        try await session.tap("Settings")
        try await session.tap("Ask")
        #expect(await session.alerts().count == 1)
        try await session.tap("Don’t Allow")
        try await session.tap("Ask")
        try await session.tap("Settings")
        #expect(await session.alerts().isEmpty)
        let texts = await session.texts()
        #expect(texts.contains("settings notDetermined notSupported") && texts.contains("settings denied disabled"))
        #expect(texts.filter { $0 == "allowed false true" }.count == 2)
        try await session.tap("Rye")
        #expect(await session.texts().contains { $0.contains("refused 1: Notifications are not allowed") })
        #expect(try await isReplayed(session))
    }

    @Test func `A notification is a banner if the delegate allows, and pressing it notifies the delegate`() async throws
    {
        let session = try await allowed()
        try await session.tap("Listen")
        try await session.tap("Rye")
        await session.advance(by: .milliseconds(9_999))
        #expect(await !session.shows("The rye is done"))
        await session.advance(by: .milliseconds(1))
        #expect(await session.shows("The rye is done"))
        try await session.tap("Lists")
        #expect(await session.shows("pending [] delivered [\"rye\"]"))
        try await session.tap("The rye is done")
        #expect(await session.shows("pressed rye itself "))
        #expect(await !session.shows("The rye is done"))
        #expect(try await isReplayed(session))
    }

    private static let push = #"{"aps":{"alert":{"title":"Bread","body":"A loaf is free"},"badge":3},"name":"loaf"}"#

    @Test func `A push notification reaches the delegate in front, and is always shown in the background`() async throws
    {
        let session = try await allowed()
        try await session.deliver(.notification(payload: Self.push))
        #expect(await !session.shows("A loaf is free"))
        try await session.tap("Listen")
        try await session.deliver(.notification(payload: Self.push))
        #expect(await session.shows("A loaf is free"))
        await session.advance(by: .seconds(5))
        try await session.change(.init(app: .background))
        try await session.deliver(.notification(payload: Self.push))
        #expect(await session.shows("A loaf is free"))
        try await session.tap("A loaf is free")
        #expect(await session.shows("pressed loaf itself "))
        #expect(await session.snapshot()["device"]?["app"] == nil)
        #expect(try await isReplayed(session))
    }

    @Test func `A calendar reminder follows the clock and the time zone of the device`() async throws {
        let session = try await allowed()
        try await session.tap("Listen")
        try await session.change(.init(timeZone: Device.TimeZone("Asia/Tokyo")))
        try await session.tap("Nine")
        // Tests begin at midnight in Greenwich, which is nine o'clock in Tokyo.
        let day = 86_400
        try await session.change(.init(clockOffset: day - 60))
        #expect(await !session.shows("The nine is done"))
        try await session.change(.init(clockOffset: day + 60))
        #expect(await session.shows("The nine is done"))
        await session.advance(by: .seconds(5))
        try await session.change(.init(timeZone: .gmt))
        await session.advance(by: .seconds(9 * 3_600 - 70))
        #expect(await !session.shows("The nine is done"))
        await session.advance(by: .seconds(6))
        #expect(await session.shows("The nine is done"))
        #expect(try await isReplayed(session))
    }

    @Test func `A push notification without permission is only logged`() async throws {
        let session = await open()
        try await session.deliver(.notification(payload: Self.push))
        #expect(await session.log().contains { $0.contains("a person has not allowed notifications") })
        try await session.change(.init(notificationAccess: .denied))
        try await session.tap("Ask")
        #expect(await session.shows("allowed false true"))
        try await session.change(.init(notificationAccess: .allowed))
        try await session.tap("Settings")
        #expect(await session.shows("settings authorized enabled"))
    }

    @Test func `A banner disappears after a while, and a notification without a delegate is only logged`() async throws
    {
        let session = try await allowed()
        try await session.tap("Oats")
        await session.advance(by: .seconds(60))
        #expect(await !session.shows("The oats is done"))
        #expect(await session.log().contains { $0.contains("Bread: The oats is done") })
        try await session.tap("Wait")
        await session.advance(by: .seconds(60))
        #expect(await session.shows("The oats is done"))
        await session.advance(by: .seconds(5))
        #expect(await !session.shows("The oats is done"))
        try await session.tap("Lists")
        #expect(await session.shows("pending [\"oats\"] delivered [\"oats\"]"))
        #expect(try await isReplayed(session))
    }

    @Test func `Category actions are shown below a banner, and a text action asks for text`() async throws {
        let session = try await allowed()
        try await session.tap("Listen")
        try await session.tap("Answerable")
        try await session.tap("Rye")
        await session.advance(by: .seconds(10))
        try await session.tap("Eat it")
        #expect(await session.shows("pressed rye eat "))
        try await session.tap("Rye")
        await session.advance(by: .seconds(10))
        try await session.tap("Reply")
        try await session.type("soon", into: "Your words")
        try await session.tap("Send")
        #expect(await session.shows("pressed rye say soon"))
        #expect(try await isReplayed(session))
    }

    @Test func `A removed notification is not delivered, and a calendar one is delivered at its time`() async throws {
        let session = try await allowed()
        try await session.tap("Wait")
        try await session.tap("Rye")
        try await session.tap("Noon")
        try await session.tap("Forget")
        await session.advance(by: .seconds(60))
        #expect(await !session.shows("The rye is done"))
        for _ in 0..<24 where await !session.shows("The noon is done") { await session.advance(by: .seconds(3_600)) }
        try await session.tap("Lists")
        #expect(await session.shows("pending [] delivered [\"noon\"]"))
    }

    @Test func `Registration for remote notifications fails with an error`() async throws {
        let session = await open()
        try await session.tap("Remote")
        #expect(await session.shows("remote: 3010"))
    }

    @Test func `A request copies its content, and a mutable copy can be changed`() throws {
        let content = UNMutableNotificationContent()
        content.title = "Rye"
        let request = UNNotificationRequest(identifier: "rye", content: content, trigger: nil)
        content.title = "Oats"
        #expect(request.content.title == "Rye")
        let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
        copy.title += "!"
        #expect(copy.title == "Rye!" && request.content.title == "Rye")
        #expect(throws: UNError.self) {
            try UNNotificationAttachment(identifier: "a", url: URL(filePath: "/nowhere.png"))
        }
        #expect(UNNotificationSound.default == UNNotificationSound.default)
    }
}
