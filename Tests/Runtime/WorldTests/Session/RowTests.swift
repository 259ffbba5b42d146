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

    @Test("A row is drawn aside and deleted, and both are told in words")
    func deletion() async throws {
        let session = await open()
        try await session.drawAside("Bread")
        try await session.tap("Delete")
        #expect(await rows(session) == ["Milk", "Salt"])
        #expect(await session.log().contains("draws \"Bread\" aside"))
        try await session.drawAside("Salt")
        try await session.drawBack("Salt")
        #expect(await !session.shows("Delete"))
    }

    @Test("A row is moved while the list is edited, and stays where it is otherwise")
    func moves() async throws {
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

    @Test("What cannot be drawn is refused, and says so")
    func refusals() async throws {
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
