import Locks
import Testing

@testable import Sessions

@Suite("Work that many ask for")
struct SharedWorkTests {
    @Test func `Work runs once for all callers while it is under way, and again for a later caller`() {
        let work = SharedWork<Int>()
        let (begun, answers) = (Locked<[@Sendable (Int) -> Void]>([]), Locked<[Int]>([]))
        func ask(_ name: String) {
            work.value(of: name) { value in
                answers.withLock { $0.append(value) }
            } work: { done in
                begun.withLock { $0.append(done) }
            }
        }
        for name in ["a", "a", "b", "a"] { ask(name) }
        #expect(begun.withLock { $0.count } == 2)
        begun.withLock { $0[1] }(2)
        #expect(answers.withLock { $0 } == [2])
        begun.withLock { $0[0] }(1)
        #expect(answers.withLock { $0 } == [2, 1, 1, 1])
        ask("a")
        #expect(begun.withLock { $0.count } == 3)
    }
}
