import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("What a person does with the rows of a table")
struct RowTests {
    private func open() async -> TestSession { await TestSession(ListApp.init) }

    private func rows(_ session: TestSession) async -> [String] {
        await session.texts().filter { ["Milk", "Bread", "Salt"].contains($0) }
    }

    @Test func `A row can be swiped open, deleted and closed, and the log describes the swipe`() async throws {
        let session = await open()
        try await session.drawAside("Bread")
        try await session.tap("Delete")
        #expect(await rows(session) == ["Milk", "Salt"])
        #expect(await session.log().contains("draws \"Bread\" aside"))
        try await session.drawAside("Salt")
        try await session.drawBack("Salt")
        #expect(await !session.shows("Delete"))
    }

    @Test func `A row can be moved only while the table is editing, and cannot be swiped then`() async throws {
        let session = await open()
        await #expect(throws: TestFailure.self) { try await session.moveRow("Milk", by: 2) }
        try await session.tap("Edit")
        try await session.moveRow("Milk", by: 2)
        #expect(await rows(session) == ["Bread", "Salt", "Milk"])
        #expect(await session.log().contains("moves \"Milk\" 2 places down"))
        await #expect(throws: TestFailure.self) { try await session.drawAside("Milk") }
        try await session.tap("Done")
        #expect(await rows(session) == ["Bread", "Salt", "Milk"])
    }

    @Test func `Row inputs on rows without actions, on other views and on removed views are refused`() async throws {
        let session = await open()
        await #expect(throws: TestFailure.self) { try await session.drawBack("Milk") }
        await #expect(throws: TestFailure.self) { try await session.drawAside("Milk", to: .leading) }
        let table = try #require(await session.view(kind: "scroll"))
        await #expect(throws: TestFailure.rejected(.unsupported(table, input: "row"))) {
            try await session.send(.row(table, .back))
        }
        let gone = ViewID(rawValue: 9_999)
        await #expect(throws: TestFailure.rejected(.staleView(gone))) {
            try await session.send(.row(gone, .move(places: 1)))
        }
    }
}
