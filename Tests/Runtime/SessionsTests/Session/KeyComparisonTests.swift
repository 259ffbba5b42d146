import Testing

@testable import Sessions

@Suite("The keys of inputs")
struct KeyComparisonTests {
    @Test func `A known key is recognised, and a key with other bytes is a different key`() {
        var keys = KeyMemory()
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        #expect(composed == decomposed, "Swift takes them for equal")
        keys.remember(composed, as: 7)
        #expect(keys.number(for: composed) == 7)
        #expect(keys.number(for: decomposed) == nil)
        keys.remember(decomposed, as: 8)
        #expect(keys.number(for: composed) == 7)
        #expect(keys.number(for: decomposed) == 8)
    }

    @Test func `Every key is remembered, however many keys follow it`() {
        var memory = KeyMemory()
        for number in 1...10_000 { memory.remember("key \(number)", as: number) }
        let kept = (1...10_000).count { memory.number(for: "key " + String($0)) == $0 }
        #expect(kept == 10_000)
        #expect(memory.number(for: "key 0") == nil)
    }
}
