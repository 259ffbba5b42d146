import HeadlessUIKit
import Testing

@testable import SessionRuntime

@Suite("Timers of a session")
struct TimerTableTests {
    @Test("They come due by time, and together in the order in which they were started")
    func order() {
        var table = TimerTable()
        var fired: [String] = []
        _ = table.start(due: .seconds(2), for: "animation") { fired.append("b") }
        _ = table.start(due: .seconds(1), for: "animation") { fired.append("a") }
        _ = table.start(due: .seconds(2), for: "animation") { fired.append("c") }
        #expect(table.nextDue == .seconds(1))
        #expect(table.due(at: .milliseconds(999)) == nil)
        while let id = table.due(at: .seconds(2)) { table.take(id)?() }
        #expect(fired == ["a", "b", "c"])
        #expect(table.nextDue == nil)
    }

    @Test("A cancelled timer never comes due")
    func cancelling() {
        var table = TimerTable()
        let id = table.start(due: .zero, for: "request q3") {}
        #expect(table.work(of: id) == "request q3")
        table.cancel(id)
        table.cancel(id)
        #expect(table.work(of: id) == nil)
        #expect(table.due(at: .seconds(1)) == nil)
        let fire = table.take(id)
        #expect(fire == nil)
    }
}
