import CombineCore
import Testing

@Suite("Subjects, and who hears of them")
struct SubjectTests {
    @Test func `A subject sends values to subscribers with demand, and nothing after completion`() {
        let subject = PassthroughSubject<Int, Mishap>()
        let (all, one) = (subject.heard(), subject.heard(.max(1)))
        for value in 1...3 { subject.send(value) }
        one.ask(1)
        subject.send(4)
        subject.send(completion: .failure(.burnt))
        subject.send(5)
        #expect(all.values == [1, 2, 3, 4])
        #expect(one.values == [1, 4])
        #expect(all.ends == [.failure(.burnt)])
        #expect(subject.heard().ends == [.failure(.burnt)])
    }

    @Test func `A current value subject sends its value first, and the latest one on later demand`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let (all, late) = (subject.heard(), subject.heard(.max(1)))
        subject.send(2)
        subject.value = 3
        #expect(subject.value == 3)
        #expect(all.values == [1, 2, 3])
        #expect(late.values == [1])
        late.ask(1)
        #expect(late.values == [1, 3])
        subject.send(completion: .finished)
        subject.send(4)
        #expect(subject.value == 3 && all.ends == [.finished])
    }

    @Test func `A future is fulfilled once, for earlier and later subscribers`() {
        var keep: Future<Int, Mishap>.Promise?
        let future = Future<Int, Mishap> { keep = $0 }
        let before = future.heard()
        keep?(.success(1))
        keep?(.failure(.burnt))
        #expect(before.values == [1] && before.ends == [.finished])
        #expect(future.told == "1 |")
    }

    @Test func `A cancelled or released subscription receives nothing more`() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [Int] = []
        var kept: Set<AnyCancellable> = []
        var list: [AnyCancellable] = []
        subject.map { $0 * 10 }.sink { heard.append($0) }.store(in: &kept)
        subject.sink { heard.append($0) }.store(in: &list)
        subject.send(1)
        kept = []
        subject.send(2)
        list[0].cancel()
        subject.send(3)
        #expect(heard.sorted() == [1, 2, 10])
    }

    @Test func `A subscriber cancelled while a value is sent does not receive it`() {
        let subject = PassthroughSubject<Int, Never>()
        var second: AnyCancellable?
        var heard: [String] = []
        let first = subject.sink { _ in
            heard.append("first")
            second?.cancel()
        }
        second = subject.sink { _ in heard.append("second") }
        subject.send(1)
        #expect(heard == ["first"])
        withExtendedLifetime(first) {}
    }

    @Test func `assign(to:on:) sets each value and releases its object on completion`() {
        final class Shelf { var count = 0 }
        let subject = PassthroughSubject<Int, Never>()
        var shelf: Shelf? = Shelf()
        weak let kept = shelf
        let assignment = shelf.map { subject.assign(to: \.count, on: $0) }
        subject.send(4)
        #expect(shelf?.count == 4)
        shelf = nil
        #expect(kept != nil)
        subject.send(completion: .finished)
        #expect(kept == nil)
        withExtendedLifetime(assignment) {}
    }

    @Test func `share() keeps one subscription while it has subscribers`() {
        var subscriptions = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let (one, other) = (shared.heard(), shared.heard())
        subject.send(1)
        #expect(one.values == [1] && other.values == [1] && subscriptions == 1)
        one.cancel()
        subject.send(2)
        #expect(other.values == [1, 2])
        other.cancel()
        let third = shared.heard()
        subject.send(3)
        #expect(third.values == [3] && subscriptions == 2)
    }

    @Test func `A shared publisher that completed is not subscribed to again`() {
        var subscriptions = 0
        let shared = [1].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        #expect(shared.told == "1 |")
        #expect(shared.told == "|")
        #expect(subscriptions == 1)
    }

    @Test func `A subject subscribed to a publisher forwards its values on demand`() {
        let (source, subject) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
        let pipe = source.subscribe(subject)
        let listener = subject.heard(.none)
        #expect(listener.values.isEmpty)
        listener.ask(2)
        source.send(2)
        #expect(listener.values == [1, 2])
        pipe.cancel()
    }

    @Test func `A connectable publisher starts when connected`() {
        let numbers = [1, 2].publisher.makeConnectable()
        let listener = numbers.heard()
        #expect(listener.values.isEmpty)
        let connection = numbers.connect()
        #expect(listener.values == [1, 2] && listener.ends == [.finished])
        connection.cancel()
    }

    @Test func `switchToLatest sends the latest publisher's values, combineLatest the latest of each`() {
        let (one, other) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
        let outer = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
        let switched = outer.switchToLatest().heard()
        let latest = one.combineLatest(other) { $0 + $1 }.heard()
        outer.send(one)
        one.send("a")
        outer.send(other)
        one.send("b")
        other.send("c")
        outer.send(completion: .finished)
        #expect(switched.values == ["a", "c"] && switched.ends.isEmpty)
        other.send(completion: .finished)
        #expect(switched.ends == [.finished])
        one.send("d")
        #expect(latest.values == ["bc", "dc"] && latest.ends.isEmpty)
        one.send(completion: .finished)
        #expect(latest.ends == [.finished])
    }

    @Test func `A value sent while another is delivered waits its turn`() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let listener = Listener<Int, Never>()
        listener.onValue = { if $0 < 3 { other.send($0 + 1) } }
        one.merge(with: other).subscribe(listener)
        one.send(1)
        #expect(listener.values == [1, 2, 3])
    }

    @Test func `Another publisher's first output ends or starts a publisher's values`() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (before, after) = (
            values.prefix(untilOutputFrom: signal).heard(), values.drop(untilOutputFrom: signal).heard()
        )
        values.send(1)
        signal.send()
        values.send(2)
        #expect(before.values == [1] && before.ends == [.finished])
        #expect(after.values == [2])
    }
}
