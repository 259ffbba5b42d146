import CombineCore
import Testing

@Suite("What becomes of each value")
struct OperatorTests {
    private struct Loaf {
        let name: String
        let cents: Int
    }

    private let numbers = (1...5).publisher.eraseToAnyPublisher()
    private let loaves = [Loaf(name: "rye", cents: 3), Loaf(name: "bun", cents: 1)].publisher
        .eraseToAnyPublisher()
    private let failing = [1, 2].publisher.setFailureType(to: Mishap.self).append(Fail(error: Mishap.burnt))

    private func check(_ value: Int) throws -> Int {
        if value == 3 { throw Mishap.burnt }
        return value
    }

    @Test func `Mapping operators transform values`() {
        #expect(numbers.map { $0 * 2 }.told == "2 4 6 8 10 |")
        #expect(loaves.map(\.name).told == "rye bun |")
        #expect(loaves.map(\.name, \.cents).told == "(\"rye\", 3) (\"bun\", 1) |")
        #expect(numbers.compactMap { $0 > 3 ? "\($0)!" : nil }.told == "4! 5! |")
        #expect(numbers.tryMap(check).told == "1 2 !burnt")
        #expect(numbers.scan(0, +).told == "1 3 6 10 15 |")
        #expect(numbers.tryScan(0) { $0 + (try self.check($1)) }.told == "1 3 !burnt")
        #expect([1, nil, 3].publisher.replaceNil(with: 0).told == "1 0 3 |")
    }

    @Test func `Filtering operators drop values`() {
        #expect(numbers.filter { $0 > 2 }.told == "3 4 5 |")
        #expect(numbers.tryFilter { try self.check($0) > 1 }.told == "2 !burnt")
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().told == "1 2 1 |")
        #expect(numbers.ignoreOutput().told == "|")
        #expect(numbers.dropFirst(3).told == "4 5 |")
        #expect(numbers.drop { $0 < 4 }.told == "4 5 |")
        #expect(numbers.prefix(2).told == "1 2 |")
        #expect(numbers.prefix(0).told == "|")
        #expect(numbers.prefix { $0 < 3 }.told == "1 2 |")
        #expect(numbers.output(at: 2).told == "3 |")
        #expect(numbers.output(in: 1...2).told == "2 3 |")
        #expect(numbers.first().told == "1 |")
        #expect(numbers.first { $0 > 2 }.told == "3 |")
        #expect(numbers.last().told == "5 |")
        #expect(numbers.last { $0 < 3 }.told == "2 |")
        #expect(numbers.last { $0 > 9 }.told == "|")
    }

    @Test func `Aggregating operators combine all values`() {
        #expect(numbers.reduce(0, +).told == "15 |")
        #expect(numbers.tryReduce(0) { $0 + (try self.check($1)) }.told == "!burnt")
        #expect(numbers.collect().told == "[1, 2, 3, 4, 5] |")
        #expect(numbers.collect(2).told == "[1, 2] [3, 4] [5] |")
        #expect(numbers.count().told == "5 |")
        #expect(numbers.min().told == "1 |")
        #expect(numbers.max().told == "5 |")
        #expect(loaves.min { $0.cents < $1.cents }.map(\.name).told == "bun |")
        #expect(numbers.contains(3).told == "true |")
        #expect(numbers.contains { $0 > 9 }.told == "false |")
        #expect(numbers.allSatisfy { $0 > 0 }.told == "true |")
        #expect(numbers.allSatisfy { $0 < 3 }.told == "false |")
        #expect(Empty<Int, Never>().replaceEmpty(with: 7).told == "7 |")
        #expect(numbers.replaceEmpty(with: 7).told == "1 2 3 4 5 |")
    }

    @Test func `Failures can be replaced, caught, mapped and retried`() {
        #expect(failing.told == "1 2 !burnt")
        #expect(failing.replaceError(with: 0).told == "1 2 0 |")
        #expect(failing.mapError { _ in Mishap.spilt }.told == "1 2 !spilt")
        #expect(failing.catch { _ in Just(9) }.told == "1 2 9 |")
        #expect(failing.tryCatch { _ -> Just<Int> in throw Mishap.spilt }.told == "1 2 !spilt")
        #expect(failing.retry(1).told == "1 2 1 2 !burnt")
        #expect(failing.reduce(0, +).told == "!burnt")
        #expect(numbers.assertNoFailure().told == "1 2 3 4 5 |")
    }

    @Test func `Combining operators join publishers`() {
        #expect(numbers.prepend(0).append([6, 7]).told == "0 1 2 3 4 5 6 7 |")
        #expect(Just(1).append(Just(2)).told == "1 2 |")
        #expect(numbers.zip(loaves.map(\.name)).told == "(1, \"rye\") (2, \"bun\") |")
        #expect(numbers.zip(numbers, numbers) { $0 + $1 + $2 }.told == "3 6 9 12 15 |")
        #expect(Just(1).combineLatest(Just(2), Just(3), Just(4)).told == "(1, 2, 3, 4) |")
        #expect(Just(1).merge(with: Just(2), Just(3)).told == "1 2 3 |")
        #expect(Publishers.MergeMany([Just(1), Just(2)]).told == "1 2 |")
        #expect(numbers.flatMap { Just($0 * 10) }.told == "10 20 30 40 50 |")
        #expect(numbers.flatMap(maxPublishers: .max(1)) { [$0, -$0].publisher }.prefix(4).told == "1 -1 2 -2 |")
        #expect(failing.flatMap { Just($0) }.told == "1 2 !burnt")
        #expect(numbers.flatMap { _ in Fail<Int, Mishap>(error: .spilt) }.told == "!spilt")
        #expect([Just(1), Just(2)].publisher.switchToLatest().told == "1 2 |")
    }

    @Test func `Optional, Result, Fail, Empty, Record and Deferred publish what they hold`() {
        #expect(Optional(1).publisher.told == "1 |")
        #expect(Int?.none.publisher.told == "|")
        #expect(Result<Int, Mishap>.failure(.burnt).publisher.told == "!burnt")
        #expect(Result<Int, Mishap>.Publisher(4).told == "4 |")
        #expect(Fail(outputType: Int.self, failure: Mishap.burnt).told == "!burnt")
        #expect(Empty<Int, Never>(completeImmediately: false).told == "")
        let record = Record<Int, Mishap> { recording in
            recording.receive(1)
            recording.receive(completion: .failure(.spilt))
        }
        #expect(record.told == "1 !spilt")
        var made = 0
        let deferred = Deferred {
            made += 1
            return Just(made)
        }
        #expect(deferred.told + deferred.told == "1 |2 |")
    }
}
