import Testing

@testable import World

@Suite("Bounded logs")
struct BoundedLogTests {
    @Test(arguments: [(2, [1, 2]), (3, [1, 2, 3]), (5, [3, 4, 5]), (7, [5, 6, 7])])
    func `A bounded log keeps the newest entries, oldest first`(appended: Int, kept: [Int]) {
        var log = BoundedLog<Int>(limit: 3)
        for number in 1...appended { log.append(number) }
        var seen: [Int] = []
        log.forEach { seen.append($0) }
        #expect(seen == kept)
    }

    @Test func `Replacing the last match replaces the newest matching entry in its place`() {
        var log = BoundedLog<Int>(limit: 3)
        for number in 1...5 { log.append(number) }
        let kept = log.replaceLast(where: { $0 < 5 }, with: 40)
        let gone = log.replaceLast(where: { $0 == 1 }, with: 10)
        #expect(kept && !gone)
        var seen: [Int] = []
        log.forEach { seen.append($0) }
        #expect(seen == [3, 40, 5])
    }
}
