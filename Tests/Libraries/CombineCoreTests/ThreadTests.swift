import CombineCore
import Dispatch
import Testing

@Suite("Values from several threads")
struct ThreadTests {
    private static let threads = 4
    private static let count = 250

    @Test func `Values of merged publishers on many threads arrive one at a time, and none is lost`() {
        let subjects = (0..<Self.threads).map { _ in PassthroughSubject<Int, Never>() }
        let merged = Publishers.MergeMany(subjects).heard()
        let latest = subjects[0].combineLatest(subjects[1]).heard()
        nonisolated(unsafe) let senders = subjects
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for value in 0..<Self.count { senders[thread].send(thread * Self.count + value) }
            senders[thread].send(completion: .finished)
        }
        #expect(merged.values.sorted() == Array(0..<Self.threads * Self.count))
        #expect(merged.ends == [.finished] && latest.ends == [.finished])
    }

    @Test func `Subscribers that come and go on many threads get their one value and nothing later`() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let kept = subject.heard()
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
            for _ in 0..<Self.count {
                let listener = shared.map { $0 + 1 }.prefix(1).heard()
                #expect(listener.values.count == 1 && listener.ends == [.finished])
            }
        }
        subject.send(1)
        #expect(kept.values == [0, 1])
    }

    @Test func `A future fulfilled by many threads keeps one value`() {
        var keep: Future<Int, Never>.Promise = { _ in }
        let future = Future<Int, Never> { keep = $0 }
        let listener = future.heard()
        nonisolated(unsafe) let promise = keep
        DispatchQueue.concurrentPerform(iterations: Self.threads) { promise(.success($0)) }
        #expect(listener.values.count == 1 && listener.ends == [.finished])
    }
}
