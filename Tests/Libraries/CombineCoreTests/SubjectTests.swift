import CombineCore
import Testing

@Suite("Subjects, and who hears of them")
struct SubjectTests {
    @Test("A value is sent to all who want one then, and after the end to nobody")
    func passthrough() {
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

    @Test("A subject with a value sends it first, and the newest to whoever asks later")
    func current() {
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

    @Test("A promise is kept once, for all who subscribed and will")
    func future() {
        var keep: Future<Int, Mishap>.Promise?
        let future = Future<Int, Mishap> { keep = $0 }
        let before = future.heard()
        keep?(.success(1))
        keep?(.failure(.burnt))
        #expect(before.values == [1] && before.ends == [.finished])
        #expect(future.told == "1 |")
    }

    @Test("What is called off hears nothing more, by itself or as it is let go of")
    func cancelled() {
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

    @Test("Who is called off while a value is sent does not hear it")
    func cancelledMeanwhile() {
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

    @Test("A property is set to each value, and its object let go of with the end")
    func assigned() {
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

    @Test("One subscription is shared while anybody hears")
    func shared() {
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

    @Test("What is shared and has ended is not begun again")
    func sharedAndOver() {
        var subscriptions = 0
        let shared = [1].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        #expect(shared.told == "1 |")
        #expect(shared.told == "|")
        #expect(subscriptions == 1)
    }

    @Test("A subject that hears of another sends on what that has, once somebody wants it")
    func heardLater() {
        let (source, subject) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
        let pipe = source.subscribe(subject)
        let listener = subject.heard(.none)
        #expect(listener.values.isEmpty)
        listener.ask(2)
        source.send(2)
        #expect(listener.values == [1, 2])
        pipe.cancel()
    }

    @Test("What is connected by hand begins then")
    func connected() {
        let numbers = [1, 2].publisher.makeConnectable()
        let listener = numbers.heard()
        #expect(listener.values.isEmpty)
        let connection = numbers.connect()
        #expect(listener.values == [1, 2] && listener.ends == [.finished])
        connection.cancel()
    }

    @Test("The newest of several publishers is heard, and the newest values together")
    func newest() {
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

    @Test("A value that comes as another is given waits for its turn")
    func nested() {
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let listener = Listener<Int, Never>()
        listener.onValue = { if $0 < 3 { other.send($0 + 1) } }
        one.merge(with: other).subscribe(listener)
        one.send(1)
        #expect(listener.values == [1, 2, 3])
    }

    @Test("Another publisher begins or ends it")
    func until() {
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
