import Testing

@testable import Sessions

@Suite("The keys of inputs")
struct KeyComparisonTests {
    @Test("A key that was seen is known again, and one that is spelt with other bytes is another one")
    func bytes() {
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
}
