import CombineCore
import Testing

@Suite("Values in time")
struct TimingTests {
    private let time = HandScheduler()
    private let subject = PassthroughSubject<Int, Mishap>()

    @Test func `Debounce sends a value once no other has come for the interval`() {
        let listener = subject.debounce(for: 10, scheduler: time).heard()
        subject.send(1)
        time.advance(by: 9)
        subject.send(2)
        time.advance(by: 9)
        #expect(listener.values.isEmpty)
        time.advance(by: 1)
        #expect(listener.values == [2])
        #expect(time.waiting == 0)
        subject.send(3)
        subject.send(completion: .finished)
        time.advance(by: 20)
        #expect(listener.values == [2] && listener.ends == [.finished])
    }

    @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
    func `Throttle sends one value for each interval`(latest: Bool, expected: [Int]) {
        let listener = subject.throttle(for: 10, scheduler: time, latest: latest).heard()
        for value in 1...3 {
            subject.send(value)
            time.advance()
        }
        #expect(listener.values == [1])
        time.advance(by: 30)
        subject.send(4)
        time.advance()
        #expect(listener.values == expected)
    }

    @Test func `Delay sends values after the interval, and nothing after cancellation`() {
        let listener = subject.delay(for: 5, scheduler: time).heard()
        subject.send(1)
        time.advance(by: 4)
        #expect(listener.values.isEmpty)
        time.advance(by: 1)
        subject.send(2)
        listener.cancel()
        #expect(time.waiting == 0)
        time.advance(by: 9)
        #expect(listener.values == [1])
    }

    @Test func `Timeout fails when no value comes for the interval`() {
        let listener = subject.timeout(5, scheduler: time, customError: { .spilt }).heard()
        time.advance(by: 4)
        subject.send(1)
        time.advance(by: 4)
        #expect(listener.values == [1] && listener.ends.isEmpty)
        time.advance(by: 1)
        #expect(listener.ends == [.failure(.spilt)])
    }

    @Test func `Values collected by time or count are sent as one array`() {
        let timed = subject.collect(.byTime(time, 10)).heard()
        let counted = subject.collect(.byTimeOrCount(time, 10, 2)).heard()
        for value in 1...3 { subject.send(value) }
        time.advance(by: 10)
        #expect(timed.values == [[1, 2, 3]])
        #expect(counted.values == [[1, 2], [3]])
        timed.cancel()
        counted.cancel()
        #expect(time.waiting == 0)
    }

    @Test func `Values can be received on, subscribed on and measured by a scheduler`() {
        let told = subject.receive(on: time).heard()
        let late = subject.subscribe(on: time).heard()
        let measured = subject.measureInterval(using: time).heard()
        subject.send(1)
        #expect(told.values.isEmpty && late.subscription == nil)
        time.advance(by: 3)
        #expect(told.values == [1] && late.values.isEmpty)
        subject.send(2)
        #expect(late.values == [2])
        #expect(measured.values.map(\.magnitude) == [0, 3])
    }
}
