import CombineCore
import Testing

@Suite("Operators of values that are there already")
struct KeptTypeTests {
    private let one = Just(3)
    private let some = [1, 2, 2, 5].publisher

    @Test func `Operators on Just that give one value return Just`() {
        let mapped: Just<String> = one.map { "\($0)" }
        let all: Just<[Int]> = one.collect()
        let isThere: Just<Bool> = one.contains(3)
        #expect(mapped == Just("3") && all == Just([3]) && isThere == Just(true))
        #expect(one.count() == Just(1) && one.first() == one && one.max() == one && one.removeDuplicates() == one)
        #expect(one.allSatisfy { $0 > 3 } == Just(false) && one.replaceEmpty(with: 9) == one)
    }

    @Test func `Operators on Just that may be empty return an Optional publisher, failing ones a Result`() {
        let kept: Optional<Int>.Publisher = one.filter { $0 > 3 }
        #expect(kept == Optional.Publisher(nil) && one.dropFirst() == kept && one.prefix(0) == kept)
        #expect(one.compactMap { $0 > 2 ? "\($0)" : nil } == Optional.Publisher("3"))
        #expect(one.output(at: 0) == Optional.Publisher(3) && one.output(at: 1) == kept)
        let tried: Result<Int, any Error>.Publisher = one.tryMap { _ in throw Mishap.burnt }
        #expect(tried.told == "!burnt" && one.tryMap { $0 + 1 }.told == "4 |")
        #expect(one.setFailureType(to: Mishap.self) == Result.Publisher(3))
        #expect(one.reduce(1, +) == Result.Publisher(4))
    }

    @Test func `Prepending or appending to Just returns a Sequence publisher`() {
        let more: Publishers.Sequence<[Int], Never> = one.prepend(1, 2).append(4)
        #expect(more == [1, 2, 3, 4].publisher)
        #expect(one.append([5, 6]) == [3, 5, 6].publisher)
    }

    @Test func `Operators on a Sequence publisher return a Sequence publisher`() {
        let mapped: Publishers.Sequence<[String], Never> = some.map { "\($0)" }
        #expect(mapped == ["1", "2", "2", "5"].publisher)
        #expect(some.filter { $0 > 1 } == [2, 2, 5].publisher && some.removeDuplicates() == [1, 2, 5].publisher)
        #expect(
            some.compactMap { $0 == 2 ? nil : $0 } == [1, 5].publisher && some.scan(0, +) == [1, 3, 5, 10].publisher)
        #expect(some.dropFirst(3).told == "5 |" && some.drop { $0 < 2 }.told == "2 2 5 |")
        #expect(some.prefix(1).told == "1 |" && some.prefix { $0 < 5 }.told == "1 2 2 |")
        #expect(some.prepend(0).append([6]) == [0, 1, 2, 2, 5, 6].publisher)
        #expect(some.ignoreOutput() == Empty())
    }

    @Test func `Aggregating a Sequence publisher gives its result immediately`() {
        #expect(some.collect() == Result.Publisher([1, 2, 2, 5]) && some.reduce(0, +) == Result.Publisher(10))
        #expect(some.contains(5) == Result.Publisher(true) && some.allSatisfy { $0 < 5 } == Result.Publisher(false))
        #expect(some.first() == Optional.Publisher(1) && some.first { $0 > 5 } == Optional.Publisher(nil))
        #expect(some.max() == Optional.Publisher(5) && some.min() == Optional.Publisher(1) && some.count() == Just(4))
    }
}
