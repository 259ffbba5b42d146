import Testing

@testable import SessionRuntime

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
    @Test("The last keys are remembered, the oldest are forgotten")
    func bounded() {
        var memory = KeyMemory(limit: 2)
        memory.remember("a", as: 1)
        memory.remember("b", as: 2)
        memory.remember("c", as: 3)
        #expect(memory.number(for: "a") == nil)
        #expect(memory.number(for: "b") == 2)
        #expect(memory.number(for: "c") == 3)
    }
}
