import Testing

@testable import World

@Suite("Bounded logs")
struct BoundedLogTests {
    @Test(
        "The newest entries stay, oldest first",
        arguments: [(2, [1, 2]), (3, [1, 2, 3]), (5, [3, 4, 5]), (7, [5, 6, 7])])
    func order(appended: Int, kept: [Int]) {
        var log = BoundedLog<Int>(limit: 3)
        for number in 1...appended { log.append(number) }
        var seen: [Int] = []
        log.forEach { seen.append($0) }
        #expect(seen == kept)
    }

    @Test("The newest match is replaced, in its place")
    func replacing() {
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
