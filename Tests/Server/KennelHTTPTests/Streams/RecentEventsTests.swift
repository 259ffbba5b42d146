import Testing
import Wire

@testable import Kennel
@testable import KennelHTTP

@Suite("The events a session keeps for those who come back")
struct RecentEventsTests {
    private func events(_ range: ClosedRange<UInt64>, bytes: Int = 10) -> [SessionEvent] {
        range.map { SessionEvent(sequence: $0, name: .patch, data: [UInt8](repeating: 0x20, count: bytes)) }
    }

    @Test func `Events after a position are returned in order`() throws {
        var recent = RecentEvents()
        recent.append(events(4...9), limit: 1_000)
        #expect(recent.events(after: 6, current: 9)?.map(\.sequence) == [7, 8, 9])
        #expect(recent.events(after: 3, current: 9)?.count == 6)
        #expect(recent.events(after: 9, current: 9)?.isEmpty == true)
    }

    @Test func `A position that is too old or not yet reached gives no events`() {
        var recent = RecentEvents()
        recent.append(events(4...9), limit: 1_000)
        #expect(recent.events(after: 2, current: 9) == nil)
        #expect(recent.events(after: 10, current: 9) == nil)
        #expect(RecentEvents().events(after: 1, current: 9) == nil)
    }

    @Test func `The oldest events are dropped first beyond the byte limit`() {
        var recent = RecentEvents()
        for number in 1...100 as ClosedRange<UInt64> { recent.append(events(number...number), limit: 200) }
        #expect(recent.events(after: 99, current: 100)?.count == 1)
        #expect(recent.events(after: 90, current: 100)?.count == 10)
        #expect(recent.events(after: 50, current: 100) == nil)
    }

    @Test func `Events are dropped when they have aged twice`() {
        var recent = RecentEvents()
        recent.append(events(1...3), limit: 1_000)
        recent.age()
        recent.append(events(4...5), limit: 1_000)
        #expect(recent.events(after: 0, current: 5)?.count == 5)
        recent.age()
        #expect(recent.events(after: 0, current: 5) == nil)
        #expect(recent.events(after: 3, current: 5)?.map(\.sequence) == [4, 5])
    }
}
