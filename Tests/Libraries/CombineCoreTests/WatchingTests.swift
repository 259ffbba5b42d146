import CombineCore
import Testing

@Suite("What passes, looked at and waited for")
struct WatchingTests {
    private final class Lines: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    @Test func `handleEvents closures receive every event`() {
        var heard: [String] = []
        let subject = PassthroughSubject<Int, Mishap>()
        let listener = subject.handleEvents(
            receiveSubscription: { _ in heard.append("begin") }, receiveOutput: { heard.append("\($0)") },
            receiveCompletion: { heard.append("\($0)") }, receiveCancel: { heard.append("cancel") },
            receiveRequest: { heard.append("\($0)") }
        ).heard()
        subject.send(1)
        listener.cancel()
        subject.send(2)
        #expect(heard == ["begin", "unlimited", "1", "cancel"])
    }

    @Test func `print writes every event to its stream`() {
        let lines = Lines()
        #expect([1].publisher.print("bread", to: lines).told == "1 |")
        #expect(
            lines.text.split(separator: "\n").dropFirst() == [
                "bread: request unlimited", "bread: receive value: (1)", "bread: receive finished",
            ])
    }

    @Test func `A task awaits a publisher's values until completion or failure`() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        await #expect(throws: Mishap.burnt) {
            for try await _ in Fail<Int, Mishap>(error: .burnt).values {}
        }
        let future = Future<Int, Never> { $0(.success(7)) }
        #expect(await future.value == 7)
    }

    @Test func `A cancelled task stops awaiting values`() async {
        let task = Task {
            for await _ in Empty<Int, Never>(completeImmediately: false).values {}
            return Task.isCancelled
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test func `A subject receives a publisher's values while their subscription is kept`() {
        let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let listener = subject.heard()
        var pipe: AnyCancellable? = source.subscribe(subject)
        source.send(1)
        pipe?.cancel()
        pipe = nil
        source.send(2)
        #expect(listener.values == [0, 1])
    }
}
