import Foundation
import Glibc
import Testing

@testable import Beagle

/// The grammar of expressions: which texts can be parsed, the results, and their canonical spelling.
@Suite("The grammar of expressions")
struct GrammarTests {
    private func isPlain(_ text: String) -> Bool { ContextExpression(rawValue: text) == nil }

    @Test(
        "Texts that are one expression, with their canonical spelling",
        arguments: [
            ("@{a}", "@{a}"), ("@{a.b[2].c}", "@{a.b[2].c}"), ("@{a[0][-1]}", "@{a[0][-1]}"), ("@{a.7}", "@{a.7}"),
            ("@{1e3}", "@{1e3}"), ("@{0x1F}", "@{0x1F}"), ("@{2x}", "@{2x}"), ("@{007a}", "@{007a}"),
            ("@{007}", "@{7}"), ("@{-12}", "@{-12}"), ("@{-0.50}", "@{-0.5}"), ("@{null}", "@{null}"),
            ("@{nullable}", "@{nullable}"), ("@{trueX}", "@{trueX}"), ("@{sum()}", "@{sum()}"),
            ("@{sum( )}", "@{sum()}"), ("@{sum( 1 ,\n2\t)}", "@{sum(1, 2)}"),
            ("@{f(g(h('x')),a.b)}", "@{f(g(h('x')), a.b)}"),
            ("@{'}@{(,\n'}", "@{'}@{(,\n'}"), (#"@{'it\'s'}"#, #"@{'it\'s'}"#), (#"@{'a\nb\\'}"#, #"@{'a\nb\\'}"#),
            ("@{été_1.größe}", "@{été_1.größe}"), ("@{名前}", "@{名前}"), ("@{e\u{301}}", "@{e\u{301}}"),
            ("@{f(1,\u{2003}2)}", "@{f(1, 2)}"), ("@{2sum(1)}", "@{2sum(1)}"), ("@{_()}", "@{_()}"),
            ("@{0.00001}", "@{0.00001}"), ("@{12345678901234567890}", "@{12345678901234567000.0}"),
        ])
    func single(_ text: String, _ spelling: String) throws {
        let expression = try #require(ContextExpression(rawValue: text))
        guard case .single = expression else {
            Issue.record("\(text) is not single")
            return
        }
        #expect(expression.rawValue == spelling)
        #expect(ContextExpression(rawValue: spelling) == expression)
    }

    @Test(arguments: [
        "", "a", "@", "{a}", "@{}", "@{", "@{a", "@{ a}", "@{a }", "@{12.y}", "@{1.5.2}", "@{5.}", "@{true.x}",
        "@{12(3)}", "@{sum (1)}", "@{[0].a}", "@{a..b}", "@{a.[0]}", "@{a[0]b}", "@{a[i]}", "@{l[sum(0,1)]}",
        "@{a-b}", "@{@{a}}", "@{sum(1,)}", "@{sum(,1)}", "@{sum(1 2)}", "@{sum(1, 2))}", "@{first(l).name}",
        "@{'a}", #"@{'a\'}"#, "@{a.b(1)}", "@{true()}", "@{é()}", "@{-x}", "@{-}", "@{a.}", "@{.a}", "@{a$}",
        "@{a[ 0]}", "@{a[]}", "@{a[99999999999999999999]}", "@{1.5x}", "@{a} and @{b", "x @{b c} @{a}", "@{123()}",
    ])
    func `Malformed expressions are plain text`(_ text: String) {
        #expect(isPlain(text))
    }

    @Test func `Text around expressions keeps its parts, and its canonical source parses to the same`() throws {
        let expression = try #require(ContextExpression(rawValue: #"me@x \\@{a}\@{b}@@{c}"#))
        guard case .multiple(let parts) = expression else {
            Issue.record("not multiple")
            return
        }
        let a = SingleExpression.value(.binding(Binding(context: "a")))
        let c = SingleExpression.value(.binding(Binding(context: "c")))
        #expect(parts.nodes == [.string(#"me@x \"#), .expression(a), .string("@{b}@"), .expression(c)])
        #expect(expression.rawValue == #"me@x \@{a}@{b}@@{c}"#, "without its escapes, as on iOS")
        #expect(ContextExpression(rawValue: expression.source) == expression)
        let encoded = try JSONEncoder().encode([expression])
        #expect(try JSONDecoder().decode([ContextExpression].self, from: encoded) == [expression])
    }

    @Test(arguments: [
        (#"C:\\dir"#, #"C:\dir"#), (#"C:\dir"#, #"C:\dir"#), (#"\@{a}"#, "@{a}"), (#"\@b"#, #"\@b"#),
        (#"\\\@{a}"#, #"\@{a}"#), (#"\\\\@{"#, #"\\@{"#), (#"\\\@{"#, #"\@{"#), (#"\"#, #"\"#),
    ])
    func `Escapes outside expressions are resolved in one pass`(_ text: String, _ expected: String) {
        #expect(isPlain(text))
        #expect(DynamicObject(payload: text) == .string(expected))
        #expect(DynamicObject(payload: ContextExpression.escaped(expected)) == .string(expected))
    }

    @Test func `A combining accent after a brace or a quote does not hide that character`() throws {
        let plain = "@{\u{5C2}.b}"
        #expect(ContextExpression(rawValue: plain) != nil)
        #expect(ContextExpression.escaped(plain) == "\\" + plain)
        #expect(ContextExpression.unescaped(ContextExpression.escaped(plain)) == plain)
        let literal = Literal.string("it'\u{301}s")
        #expect(Literal(rawValue: literal.rawValue) == literal)
    }

    @Test func `A single expression equals a multiple expression of the same one`() throws {
        let single = try #require(SingleExpression(rawValue: "@{a}"))
        let multiple = MultipleExpression(nodes: [.expression(single)])
        #expect(ContextExpression.single(single) == .multiple(multiple))
        #expect(Set([ContextExpression.single(single), .multiple(multiple)]).count == 1)
    }

    @Test func `Bindings, literals, values and operations can each be parsed on their own`() {
        #expect(Binding(rawValue: "a[0].b") == Binding(context: "a", path: Path(nodes: [.index(0), .key("b")])))
        #expect(Binding(rawValue: "true") == nil)
        #expect(Literal(rawValue: "'a'") == .string("a"))
        #expect(Value(rawValue: "-2.5") == .literal(.double(-2.5)))
        #expect(Operation(rawValue: "sum(1)")?.parameters == [.value(.literal(.int(1)))])
        #expect(Operation(rawValue: "sum(1)x") == nil)
        #expect(SingleExpression(rawValue: "@{a} ") == nil)
    }

    @Test func `Operations nest up to 100 levels and no deeper`() {
        func nested(_ depth: Int) -> String {
            "@{\(String(repeating: "f(", count: depth))1\(String(repeating: ")", count: depth))}"
        }
        #expect(!isPlain(nested(100)))
        #expect(isPlain(nested(101)))
        #expect(isPlain(nested(100_000)))
    }

    @Test(arguments: LongText.all)
    func `Parsing a long text takes linear time, well-formed or not`(_ text: LongText) {
        // The text is eight times as long. Parsing it takes about eight times as long, but would take 64 times as long
        // if the time were quadratic.
        #expect(processorTime(text.make(8)) < processorTime(text.make(1)) * 32 + .milliseconds(100))
    }

    /// Returns the processor time of this thread for parsing a text: the shortest of several measurements. It does not
    /// depend on other processes.
    private func processorTime(_ text: String) -> Duration {
        let times = (0..<4).map { _ in
            let start = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
            _ = DynamicObject(payload: text)
            return nanoseconds(CLOCK_THREAD_CPUTIME_ID) - start
        }
        return .nanoseconds(times.min() ?? 0)
    }

    private func nanoseconds(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// A text of any length, up to a megabyte.
struct LongText: CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (_ eighths: Int) -> String

    static let all = [
        LongText("many expressions") { String(repeating: "@{a}", count: 6_000 * $0) },
        LongText("many beginnings") { String(repeating: "@{", count: 65_000 * $0) },
        LongText("many escapes") { String(repeating: "\\", count: 130_000 * $0) + "@{a}" },
        LongText("text without an end") { "@{'" + String(repeating: "x", count: 130_000 * $0) },
        LongText("many parameters") { "@{f(" + String(repeating: "1,", count: 6_000 * $0) + "1)}" },
        LongText("many at signs") { String(repeating: "@", count: 130_000 * $0) + "@{a" },
        LongText("a long path") { "@{" + String(repeating: "a.", count: 6_000 * $0) + "a}" },
        LongText("a long number") { "@{" + String(repeating: "9", count: 130_000 * $0) + "}" },
        LongText("a long word") { "@{" + String(repeating: "名", count: 12_000 * $0) + "!}" },
        LongText("a long gap") { "@{f(" + String(repeating: " ", count: 40_000 * $0) },
    ]

    private init(_ description: String, make: @escaping @Sendable (Int) -> String) {
        testDescription = description
        self.make = make
    }
}
