import Foundation
import Testing

@testable import BackendClient

@Suite("Whose request begins next")
struct FairLineTests {
    private let one = UUID()
    private let other = UUID()

    @Test func `Sessions take turns, and each session's requests keep their order`() {
        var line = FairLine<Int>(mostPerSession: 10)
        for item in 1...3 { line.append(item, of: one) }
        line.append(11, of: other)
        #expect((1...4).map { _ in line.popNext() } == [1, 11, 2, 3])
        #expect(line.popNext() == nil)
    }

    @Test func `A session at its limit of running requests is skipped until one of them ends`() {
        var line = FairLine<Int>(mostPerSession: 2)
        for item in 1...3 { line.append(item, of: one) }
        #expect([line.popNext(), line.popNext(), line.popNext()] == [1, 2, nil])
        line.append(11, of: other)
        #expect(line.popNext() == 11)
        line.ended(of: one)
        #expect(line.popNext() == 3)
        #expect(line.popNext() == nil)
    }

    @Test func `Removing everything from the queue returns the waiting requests in order`() {
        var line = FairLine<Int>(mostPerSession: 1)
        for item in 1...3 { line.append(item, of: one) }
        #expect(line.popNext() == 1)
        #expect(line.removeAll() == [2, 3])
        line.ended(of: one)
        #expect(line.popNext() == nil)
    }
}
