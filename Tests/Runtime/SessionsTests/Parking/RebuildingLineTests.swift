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

    @Test("All are rebuilt beside each other as long as none must be alone")
    mutating func together() {
        #expect(join("a") == ["a"])
        #expect(join("b") == ["b"])
        #expect(leave("a") == [])
        #expect(join("a") == ["a"])
    }

    @Test("One that must be alone waits for those before it, and those after it wait for it")
    mutating func alone() {
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

    @Test("Who is given up keeps nobody waiting, and does no harm by coming to its end after all")
    mutating func givenUp() throws {
        let first = try #require(line.join(SessionID("a"), isAlone: true, waiter: "a").first)
        #expect(join("b", isAlone: true) == [])
        #expect(join("c", isAlone: true) == [])
        #expect(line.giveUp(first.number).map(\.waiter) == ["b"])
        #expect(leave("a") == [])
        #expect(leave("b") == ["c"])
    }

    @Test("A session's place of before says nothing of its place now")
    mutating func placesOfBefore() throws {
        let before = try #require(line.join(SessionID("a"), isAlone: true, waiter: "a").first)
        #expect(leave("a") == [])
        #expect(join("a", isAlone: true) == ["a"])
        #expect(join("b") == [])
        #expect(line.giveUp(before.number).isEmpty)
        #expect(leave("a") == ["b"])
    }
}
