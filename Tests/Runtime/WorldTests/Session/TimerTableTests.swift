import HeadlessUIKit
import Testing

@testable import World

@Suite("Timers of a session")
struct TimerTableTests {
    @Test("They come due by time, and together in the order in which they were started")
    func order() {
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

    @Test("A cancelled timer never comes due")
    func cancelling() {
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
