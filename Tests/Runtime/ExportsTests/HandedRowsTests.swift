import Exports
import KennelTesting
import SessionSupport
import Testing

@Suite("Rows of a table, handed over")
struct HandedRowsTests {
    private func course() async throws -> Playback {
        let session = await TestSession(ListApp.init)
        try await session.drawAside("Bread")
        try await session.drawBack("Bread")
        try await session.drawAside("Milk", isWhole: true)
        try await session.tap("Edit")
        try await session.moveRow("Salt", by: -1)
        return try await HandedOver.course(of: session, ListApp.init)
    }

    @Test func `The steps page names swiped and moved rows`() async throws {
        let page = StepsPage(try await course()).text
        for line in [
            "Swipe “Bread” to its trailing actions.", "Swipe “Bread” closed.",
            "Swipe “Milk” all the way to its trailing actions.", "Move “Salt” 1 place up.",
        ] {
            #expect(page.contains(line), "\(line)\n\(page)")
        }
    }

    @Test func `An exported test swipes and moves rows by their text`() async throws {
        let test = TestFile(try await course()).text
        for line in [
            #"drawAside("Bread", to: .trailing)"#, #"drawBack("Bread")"#,
            #"drawAside("Milk", to: .trailing, isWhole: true)"#, #"moveRow("Salt", by: -1)"#,
        ] {
            #expect(test.contains("try await session.\(line)"), "\(line)\n\(test)")
        }
    }
}
