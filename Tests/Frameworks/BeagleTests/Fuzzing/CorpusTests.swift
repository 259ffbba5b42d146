import FuzzJudges
import TestSupport
import Testing

@Suite("What fuzzing starts from, and what it has found")
struct CorpusTests {
    @Test("JSON texts are treated without contradiction", arguments: try Fixture.files(in: "fuzz/json"))
    func json(_ name: String) throws {
        #expect(judgeJSON(try Fixture.bytes(name)) == nil)
    }

    @Test("Expressions are treated without contradiction", arguments: try Fixture.files(in: "fuzz/expressions"))
    func expressions(_ name: String) throws {
        #expect(judgeExpression(try Fixture.bytes(name)) == nil)
    }
}
