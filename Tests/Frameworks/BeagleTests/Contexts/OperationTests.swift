import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Tests for the operations in expressions. The tests use these contexts: `l` = [1, 2, "1"], `n` = null, `s` = "abc",
/// `o` = {"k": 1}.
@Suite("Operations in expressions")
struct OperationTests {
    private let stage = BeagleStage()

    private func evaluate(_ body: String) -> DynamicObject {
        stage.run {
            let view = UIView()
            view.setContext(Context(id: "l", value: [1, 2, "1"]))
            view.setContext(Context(id: "none", value: []))
            view.setContext(Context(id: "s", value: "abc"))
            view.setContext(Context(id: "o", value: ["k": 1]))
            view.setContext(Context(id: "max", value: .int(.max)))
            view.setContext(Context(id: "min", value: .int(.min)))
            view.setContext(Context(id: "huge", value: .double(.greatestFiniteMagnitude)))
            return DynamicObject(payload: "@{\(body)}").evaluate(in: view)
        }
    }

    @Test(
        arguments: [
            ("sum(1, 2, 3)", .int(6)), ("sum('2', 1)", .int(3)), ("sum('2.0', 1)", .double(3)), ("sum('5')", .int(5)),
            ("sum()", .empty), ("sum(1, null)", .empty), ("sum(1, true)", .empty), ("sum(1, 'x')", .empty),
            ("sum(1, l)", .empty), ("subtract(5)", .int(5)), ("subtract(5, 2, 1)", .int(2)), ("subtract()", .empty),
            ("multiply(2, 3.0)", .double(6)), ("multiply('4')", .int(4)), ("divide(6, 3)", .double(2)),
            ("divide(7, 2)", .double(3.5)), ("divide(0, 4)", .double(0)), ("divide(1, 0)", .empty),
            ("divide(0, 0)", .empty), ("divide(8)", .double(8)), ("sum(max, 1)", .double(9223372036854775808)),
            ("subtract(min, 1)", .double(-9223372036854775808)), ("multiply(max, 2)", .double(1.8446744073709552e19)),
            ("multiply(huge, 10)", .empty), ("sum(max, 1, 1.0)", .double(9223372036854775808)),
        ] as [(String, DynamicObject)])
    func `Number operations return the expected values`(_ body: String, _ expected: DynamicObject) {
        #expect(evaluate(body) == expected)
    }

    @Test(
        arguments: [
            ("5.", .double(5)), (".5", .double(0.5)), ("+5", .int(5)), ("-5", .int(-5)), ("1e3", .double(1000)),
            ("1E-2", .double(0.01)), ("99999999999999999999", .double(1e20)), ("010", .int(10)), ("", .empty),
            (".", .empty), ("+", .empty), ("e3", .empty), ("1e", .empty), (" 1", .empty), ("1 ", .empty),
            ("0x10", .empty), ("inf", .empty), ("nan", .empty), ("1e999", .empty), ("1_000", .empty), ("٣", .empty),
        ] as [(String, DynamicObject)])
    func `Only valid numeric texts convert to numbers`(_ text: String, _ expected: DynamicObject) {
        #expect(evaluate("sum('\(text)')") == expected)
    }

    @Test(
        "Comparisons",
        arguments: [
            ("gt(2, 1)", true), ("gt(1, 1)", false), ("gte(1, 1)", true), ("lt('10', '9')", false),
            ("lte(1, 1.0)", true),
            ("gt(true, 2, 1)", false), ("gt(1)", false), ("lt(null, 1)", false), ("lt('a', 'b')", false),
            ("gt(max, subtract(max, 1))", true), ("eq('1.0', 1)", true), ("eq('010', 10)", true),
            ("eq('a', 'a')", true),
            ("eq(null, missing)", true), ("eq(1, true)", false), ("eq(l, l)", true), ("eq(1, 1, true)", .empty),
            ("eq(1)", .empty), ("eq('a', 1)", false),
        ] as [(String, DynamicObject)])
    func comparisons(_ body: String, _ expected: DynamicObject) {
        #expect(evaluate(body) == expected)
    }

    @Test(
        arguments: [
            ("condition(true, 1, 2)", .int(1)), ("condition(null, 1, 2)", .int(2)),
            ("condition('true', 1, 2)", .int(2)),
            ("condition(1, 1, 2)", .int(2)), ("condition(true, 1)", .empty), ("not(false)", true), ("not(1)", .empty),
            ("not(true, false)", .empty), ("and(true, true)", true), ("and(true, false)", false), ("and()", .empty),
            ("and(false, 1)", .empty), ("or(false, true)", true), ("or(false)", false), ("or(true, null)", .empty),
        ] as [(String, DynamicObject)])
    func `Logic operations return the expected values`(_ body: String, _ expected: DynamicObject) {
        #expect(evaluate(body) == expected)
    }

    @Test(
        arguments: [
            ("concat('a', 'b', s)", "ababc"), ("concat('a', 1)", .empty), ("concat()", .empty),
            ("capitalize('aB cD')", "Ab Cd"), ("uppercase('straße')", "STRASSE"), ("lowercase('ÄB')", "äb"),
            ("uppercase(42)", .empty), ("uppercase('a', 'b')", .empty), ("substr(s, 1)", "bc"),
            ("substr(s, 0, 0)", ""), ("substr(s, 1, 2)", "bc"), ("substr(s, 1, 5)", .empty), ("substr(s, 3)", .empty),
            ("substr('', 0)", .empty), ("substr(s, -1)", .empty), ("substr(s, 0, -1)", .empty),
            ("substr(s, 2.0)", .empty), ("substr(s, '2')", .empty), ("substr('👍🏽é!', 1, 1)", "é"),
            ("substr(s, 1, max)", .empty), ("substr(s)", .empty),
        ] as [(String, DynamicObject)])
    func `Text operations return the expected values`(_ body: String, _ expected: DynamicObject) {
        #expect(evaluate(body) == expected)
    }

    @Test(
        arguments: [
            ("insert(l, 9)", [1, 2, "1", 9]), ("insert(l, 9, 0)", [9, 1, 2, "1"]), ("insert(l, 9, 3)", .empty),
            ("insert(l, 9, -1)", .empty), ("insert(s, 9)", .empty), ("insert(l)", .empty), ("remove(l, 1)", [2, "1"]),
            ("remove(l)", .empty), ("removeIndex(l)", [1, 2]), ("removeIndex(l, 0)", [2, "1"]),
            ("removeIndex(none)", []), ("removeIndex(l, 3)", .empty), ("removeIndex(l, '0')", .empty),
            ("contains(l, '1')", true), ("contains(l, 3)", false), ("contains(s, 'a')", .empty),
            ("union(l, 5, none, l)", [1, 2, "1", 1, 2, "1"]), ("union()", []), ("union(1)", []),
        ] as [(String, DynamicObject)])
    func `Array operations return the expected values`(_ body: String, _ expected: DynamicObject) {
        #expect(evaluate(body) == expected)
    }

    @Test(
        "Questions and conversions",
        arguments: [
            ("isNull(null)", true), ("isNull(o.x)", true), ("isNull('')", false), ("isNull()", .empty),
            ("isEmpty(null)", true), ("isEmpty('')", true), ("isEmpty(none)", true), ("isEmpty(o)", false),
            ("isEmpty(0)", .empty), ("isEmpty()", .empty), ("length(s)", .int(3)), ("length(l)", .int(3)),
            ("length(o)", .int(1)), ("length(null)", .empty), ("length(1)", .empty), ("length(s, s)", .empty),
            ("int('-3.9')", .int(-3)), ("int(3.9)", .int(3)), ("int(huge)", .empty), ("int('x')", .empty),
            ("int(true)", .empty), ("double(2)", .double(2)), ("double('2')", .double(2)), ("double(null)", .empty),
            ("string(2.0)", "2.0"), ("string(true)", "true"), ("string(12)", "12"), ("string(null)", .empty),
            ("string(l)", .empty), ("nope(nope2(1))", .empty),
        ] as [(String, DynamicObject)])
    func others(_ body: String, _ expected: DynamicObject) {
        #expect(evaluate(body) == expected)
    }

    @Test func `An application's operation receives evaluated parameters and can replace a built-in one`() {
        let provider = stage.dependencies.operationsProvider
        stage.run {
            provider.register(operationId: "second2") { $0.count > 1 ? $0[1] : .empty }
            provider.register(operationId: "sum") { _ in "mine" }
        }
        #expect(evaluate("second2(1, sum(1))") == "mine")
        #expect(evaluate("second2()") == .empty)
        #expect(stage.notes.logged(.info).contains { $0.contains("\"sum\"") })
    }

    @Test(arguments: ["", "123", "a-b", "sum???", "true", "a b", "f(1", "é"])
    func `An operation name that cannot be called is rejected with an error`(_ name: String) {
        stage.run { stage.dependencies.operationsProvider.register(operationId: name) { _ in 1 } }
        #expect(stage.notes.logged(.error).count == 1)
    }

    @Test func `An unknown operation is logged, and its parameters are not evaluated`() {
        var calls = 0
        stage.run {
            stage.dependencies.operationsProvider.register(operationId: "count") { _ in
                calls += 1
                return 1
            }
        }
        #expect(evaluate("nope(count())") == .empty)
        #expect(calls == 0)
        #expect(evaluate("condition(true, count(), count())") == 1)
        #expect(calls == 2)
        #expect(stage.notes.logged(.error).contains { $0.contains("nope") })
    }
}
