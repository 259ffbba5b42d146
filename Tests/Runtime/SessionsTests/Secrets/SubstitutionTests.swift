import Testing

@testable import Sessions

@Suite("Texts in the place of others")
struct SubstitutionTests {
    @Test(
        arguments: [
            (Substitution.Spelling.plain, "a Corr3ct-horse b", "a PLACEHOLDER b"),
            (.plain, "Corr3ct-horseCorr3ct-horse", "PLACEHOLDERPLACEHOLDER"),
            (.plain, "Corr3ct-hors", nil),
            (.percentEncoded, "p=Corr3ct-horse&q", "p=PLACEHOLDER&q"),
        ] as [(Substitution.Spelling, String, String?)])
    func `Every full occurrence of a text is replaced, in plain and percent-encoded texts`(
        spelling: Substitution.Spelling, text: String, expected: String?
    ) {
        let substitution = Substitution([(old: "Corr3ct-horse", new: "PLACEHOLDER")], spelling: spelling)
        #expect(substitution.applied(to: text) == expected)
    }

    @Test func `JSON and percent escapes are recognised in the text and written in the replacement`() {
        let pair = [(old: "a\"b/c d é!", new: "x\"y z")]
        #expect(Substitution(pair, spelling: .json).applied(to: #"{"p":"a\"b/c d é!"}"#) == #"{"p":"x\"y z"}"#)
        #expect(
            Substitution(pair, spelling: .percentEncoded).applied(to: "?p=a%22b%2Fc%20d%20%C3%A9%21") == "?p=x%22y%20z")
        #expect(Substitution(pair, spelling: .percentEncoded).applied(to: "?p=a%22b/c%20d%20%C3%A9!") == "?p=x%22y%20z")
    }

    @Test func `A short text is replaced only as a whole word, a long text everywhere`() {
        let short = Substitution([(old: "7up", new: "***")], spelling: .plain)
        #expect(short.applied(to: "7up, 7ups, x7up (7up)") == "***, 7ups, x7up (***)")
        #expect(short.applied(to: "7ups é7up") == nil)
        let long = Substitution([(old: "password", new: "***")], spelling: .plain)
        #expect(long.applied(to: "mypasswords") == "my***s")
    }

    @Test func `A longer text is replaced before one it contains, and replacements are not searched again`() {
        let substitution = Substitution(
            [(old: "long enough", new: "very long enough"), (old: "very long enough", new: "short")], spelling: .plain)
        #expect(substitution.applied(to: "very long enough, long enough") == "short, very long enough")
    }

    @Test func `A substitution without pairs or without text returns nil instead of a copy`() {
        #expect(Substitution([], spelling: .plain).applied(to: "anything") == nil)
        #expect(Substitution([(old: "12345678", new: "")], spelling: .plain).applied(to: [UInt8]()) == nil)
    }
}
