import Testing
import Wire

@testable import Sessions

@Suite("Who is rebuilt beside whom")
struct RebuildingLineTests {
    private var line = RebuildingLine<String>(width: 3)

    private mutating func join(_ name: String, isAlone: Bool = false) -> [String] {
        line.join(SessionID(name), isAlone: isAlone, waiter: name).map(\.waiter)
    }

    private mutating func leave(_ name: String) -> [String] {
        line.leave(SessionID(name)).map(\.waiter)
    }

    @Test
    mutating func `Sessions are rebuilt at the same time as long as none needs to be alone`() {
        #expect(join("a") == ["a"])
        #expect(join("b") == ["b"])
        #expect(leave("a") == [])
        #expect(join("a") == ["a"])
    }

    @Test
    mutating func `A rebuild that must run alone waits for earlier ones, and later ones wait for it`() {
        #expect(join("a") == ["a"])
        #expect(join("b") == ["b"])
        #expect(join("c", isAlone: true) == [])
        #expect(join("d") == [])
        #expect(join("e") == [])
        #expect(join("f", isAlone: true) == [])
        #expect(leave("a") == [])
        #expect(leave("b") == ["c"])
        #expect(leave("c") == ["d", "e"])
        #expect(leave("e") == [])
        #expect(leave("d") == ["f"])
    }

    @Test
    mutating func `A rebuild that is given up blocks no other, and its late end has no effect`() throws {
        let first = try #require(line.join(SessionID("a"), isAlone: true, waiter: "a").first)
        #expect(join("b", isAlone: true) == [])
        #expect(join("c", isAlone: true) == [])
        #expect(line.giveUp(first.number).map(\.waiter) == ["b"])
        #expect(leave("a") == [])
        #expect(leave("b") == ["c"])
    }

    @Test
    mutating func `Giving up a session's earlier place in the line does not affect its current place`() throws {
        let before = try #require(line.join(SessionID("a"), isAlone: true, waiter: "a").first)
        #expect(leave("a") == [])
        #expect(join("a", isAlone: true) == ["a"])
        #expect(join("b") == [])
        #expect(line.giveUp(before.number).isEmpty)
        #expect(leave("a") == ["b"])
    }
}
