import Testing

@testable import Sweeps

@Suite("A log whose copies share what they have in common")
struct BranchingLogTests {
    @Test(arguments: [1, 63, 64, 65, 500])
    func `Copies of a log grow independently`(length: Int) {
        var log = BranchingLog<Int>()
        for number in 0..<length { log.append(number) }
        log.seal()
        var branch = log
        branch.append(-1)
        log.append(-2)
        log.seal()
        log.append(-3)
        #expect(branch.elements == Array(0..<length) + [-1])
        #expect(log.elements == Array(0..<length) + [-2, -3])
        #expect(branch.count == length + 1 && log.count == length + 2)
    }

    @Test(arguments: [1, 3, 70])
    func `Reading from any index returns the suffix, however often the log was sealed`(sealedEvery interval: Int) {
        var log = BranchingLog<Int>()
        #expect(log.isEmpty && log.elements.isEmpty)
        for number in 0..<200 {
            log.append(number)
            if number % interval == 0 { log.seal() }
        }
        for start in 0...200 { #expect(log.elements(from: start) == Array(start..<200)) }
    }

    @Test func `Mapping the elements in place leaves copies unchanged`() {
        var log = BranchingLog<Int>()
        log.append(1)
        log.seal()
        let copy = log
        log.mapInPlace { $0 * 10 }
        #expect(log.elements == [10] && copy.elements == [1])
    }
}
