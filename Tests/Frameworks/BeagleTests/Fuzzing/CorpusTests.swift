import FuzzJudges
import TestSupport
import Testing

@Suite("What fuzzing starts from, and what it has found")
struct CorpusTests {
    @Test(arguments: try Fixture.files(in: "fuzz/json"))
    func `Each corpus JSON text passes the JSON consistency checks`(_ name: String) throws {
        #expect(judgeJSON(try Fixture.bytes(name)) == nil)
    }

    @Test(arguments: try Fixture.files(in: "fuzz/expressions"))
    func `Each corpus expression passes the expression consistency checks`(_ name: String) throws {
        #expect(judgeExpression(try Fixture.bytes(name)) == nil)
    }
}
