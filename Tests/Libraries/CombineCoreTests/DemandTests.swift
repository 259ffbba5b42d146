import CombineCore
import Testing

@Suite("How much is wanted")
struct DemandTests {
    @Test func `Demands add up, unlimited exceeds any number, and no demand is below none`() {
        let two = Subscribers.Demand.max(2)
        #expect(two + .max(3) == 5)
        #expect(two - .max(3) == .none)
        #expect(two * 3 == 6)
        #expect(two + .unlimited == .unlimited)
        #expect(.unlimited - two == .unlimited)
        #expect(.max(.max) + two == .unlimited)
        #expect(two < .unlimited && .none < two && !(.unlimited < two))
        #expect("\(two) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
    }

    @Test func `A sequence publisher sends values on demand, and its completion with the last`() {
        let listener = [1, 2, 3].publisher.heard(.none)
        #expect(listener.values.isEmpty)
        listener.ask(2)
        #expect(listener.values == [1, 2])
        #expect(listener.ends.isEmpty)
        listener.ask(1)
        #expect(listener.values == [1, 2, 3])
        #expect(listener.ends == [.finished])
    }

    @Test func `Filtered-out values are demanded again`() {
        let listener = (1...6).publisher.filter { $0.isMultiple(of: 2) }.heard(.max(2))
        #expect(listener.values == [2, 4])
        listener.ask(1)
        #expect(listener.values == [2, 4, 6])
        #expect(listener.ends == [.finished])
    }

    @Test func `Reduce demands everything and sends its value only on demand`() {
        let listener = [1, 2, 3].publisher.reduce(0, +).heard(.none)
        #expect(listener.values.isEmpty && listener.ends.isEmpty)
        listener.ask(1)
        #expect(listener.values == [6])
        #expect(listener.ends == [.finished])
    }

    @Test func `A subscriber demands more as it receives a value`() {
        let listener = Listener<Int, Never>(.max(1))
        listener.more = .max(1)
        (1...4).publisher.subscribe(listener)
        #expect(listener.values == [1, 2, 3, 4])
    }

    @Test func `Collect demands its count of values upstream for each group`() {
        let listener = (1...5).publisher.collect(2).heard(.max(2))
        #expect(listener.values == [[1, 2], [3, 4]])
        listener.ask(1)
        #expect(listener.values.last == [5])
        #expect(listener.ends == [.finished])
    }

    @Test func `Merged publishers wait for demand`() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let merged = one.merge(with: other).heard(.max(1))
        for value in 1...2 {
            one.send(value)
            other.send(-value)
        }
        #expect(merged.values == [1])
        merged.ask(2)
        #expect(merged.values == [1, -1, 2])
    }

    @Test func `A buffer keeps undelivered values up to its size`() {
        let subject = PassthroughSubject<Int, Mishap>()
        let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).heard(.none)
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).heard(.none)
        let strict = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .spilt }).heard(.none)
        for value in 1...3 { subject.send(value) }
        newest.ask(5)
        oldest.ask(5)
        #expect(newest.values == [1, 2])
        #expect(oldest.values == [2, 3])
        #expect(strict.ends == [.failure(.spilt)])
    }
}
