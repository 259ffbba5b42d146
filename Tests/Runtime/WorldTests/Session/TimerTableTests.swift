import HeadlessUIKit
import Testing

@testable import World

@Suite("Timers of a session")
struct TimerTableTests {
    @Test func `Timers fire by due time, and those due together in the order in which they were started`() {
        var table = TimerTable()
        var fired: [String] = []
        _ = table.start(due: .seconds(2), for: "animation") { fired.append("b") }
        _ = table.start(due: .seconds(1), for: "animation") { fired.append("a") }
        _ = table.start(due: .seconds(2), for: "animation") { fired.append("c") }
        #expect(table.next?.due == .seconds(1))
        while let next = table.next { table.remove(next.id)?() }
        #expect(fired == ["a", "b", "c"])
        #expect(table.next == nil)
    }

    @Test func `A cancelled timer never fires`() {
        var table = TimerTable()
        let id = table.start(due: .zero, for: "request q3") {}
        #expect(table.work(of: id) == "request q3")
        table.cancel(id)
        table.cancel(id)
        #expect(table.work(of: id) == nil)
        #expect(table.next == nil)
        let fire = table.remove(id)
        #expect(fire == nil)
    }
}
