import Testing

@testable import Sessions

@Suite("Texts in the place of others")
struct SubstitutionTests {
    @Test(
        "A text is found as it is spelt where it stands",
        arguments: [
            (Substitution.Spelling.plain, "a Corr3ct-horse b", "a PLACEHOLDER b"),
            (.plain, "Corr3ct-horseCorr3ct-horse", "PLACEHOLDERPLACEHOLDER"),
            (.plain, "Corr3ct-hors", nil),
            (.percentEncoded, "p=Corr3ct-horse&q", "p=PLACEHOLDER&q"),
        ] as [(Substitution.Spelling, String, String?)])
    func found(spelling: Substitution.Spelling, text: String, expected: String?) {
        let substitution = Substitution([(old: "Corr3ct-horse", new: "PLACEHOLDER")], spelling: spelling)
        #expect(substitution.applied(to: text) == expected)
    }

    @Test("Escapes of JSON and of addresses are seen through, and written")
    func spelt() {
        let pair = [(old: "a\"b/c d é!", new: "x\"y z")]
        #expect(Substitution(pair, spelling: .json).applied(to: #"{"p":"a\"b/c d é!"}"#) == #"{"p":"x\"y z"}"#)
        #expect(
            Substitution(pair, spelling: .percentEncoded).applied(to: "?p=a%22b%2Fc%20d%20%C3%A9%21") == "?p=x%22y%20z")
        #expect(Substitution(pair, spelling: .percentEncoded).applied(to: "?p=a%22b/c%20d%20%C3%A9!") == "?p=x%22y%20z")
    }

    @Test("A short text counts only where it stands alone, a long one everywhere")
    func short() {
        let short = Substitution([(old: "7up", new: "***")], spelling: .plain)
        #expect(short.applied(to: "7up, 7ups, x7up (7up)") == "***, 7ups, x7up (***)")
        #expect(short.applied(to: "7ups é7up") == nil)
        let long = Substitution([(old: "password", new: "***")], spelling: .plain)
        #expect(long.applied(to: "mypasswords") == "my***s")
    }

    @Test("What holds another comes before it, and what was put in is not looked through again")
    func nested() {
        let substitution = Substitution(
            [(old: "long enough", new: "very long enough"), (old: "very long enough", new: "short")], spelling: .plain)
        #expect(substitution.applied(to: "very long enough, long enough") == "short, very long enough")
    }

    @Test("Of nothing to replace nothing is copied")
    func nothing() {
        #expect(Substitution([], spelling: .plain).applied(to: "anything") == nil)
        #expect(Substitution([(old: "12345678", new: "")], spelling: .plain).applied(to: [UInt8]()) == nil)
    }
}
