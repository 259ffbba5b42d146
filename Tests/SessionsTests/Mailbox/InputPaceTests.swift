import Testing

@testable import Sessions

@Suite("The pace of inputs")
struct InputPaceTests {
    @Test("A burst of two seconds' worth passes, then one at a time")
    func burst() {
        var pace = InputPace(perSecond: 10, now: .zero)
        var waits = (0..<20).map { _ in pace.admit(at: .zero) }
        #expect(waits.allSatisfy { $0 == nil })
        waits = [0, 100, 100, 60_000].map { pace.admit(at: .milliseconds($0)) }
        #expect(waits == [.milliseconds(100), nil, .milliseconds(100), nil])
    }
}

@Suite("Keys of inputs")
struct KeyMemoryTests {
    @Test("Every key is remembered, however many came after it")
    func lifelong() {
        var memory = KeyMemory()
        for number in 1...10_000 { memory.remember("key \(number)", as: number) }
        let kept = (1...10_000).count { memory.number(for: "key " + String($0)) == $0 }
        #expect(kept == 10_000)
        #expect(memory.number(for: "key 0") == nil)
    }
}
