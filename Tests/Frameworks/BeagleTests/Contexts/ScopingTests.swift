import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Sections 2 and 8 of the expression language.
@Suite("Contexts and bindings")
struct ScopingTests {
    private let stage = BeagleStage()
    private let outer = UIView()
    private let inner = UIView()

    init() {
        outer.addSubview(inner)
        stage.run {
            outer.setContext(Context(id: "a", value: "outer"))
            outer.setContext(Context(id: "b", value: ["list": [1]]))
            inner.setContext(Context(id: "a", value: "inner"))
        }
    }

    private func evaluate(_ text: String, in view: UIView) -> DynamicObject {
        stage.run { DynamicObject(payload: text).evaluate(in: view) }
    }

    private func bind(_ text: String, in view: UIView, _ deliver: @escaping (DynamicObject) -> Void) {
        guard let expression = ContextExpression(rawValue: text) else { return }
        stage.run { view.bind(reading: expression.contextIds) { deliver(expression.evaluate(in: $0)) } }
    }

    @Test func `The nearest context declaration wins, and contexts of siblings are never visible`() {
        let sibling = UIView()
        outer.addSubview(sibling)
        stage.run { sibling.setContext(Context(id: "c", value: 1)) }
        #expect(evaluate("@{a}", in: inner) == "inner")
        #expect(evaluate("@{a}", in: sibling) == "outer")
        #expect(evaluate("@{c}", in: inner) == .empty)
        #expect(evaluate("@{c}", in: outer) == .empty)
        #expect(evaluate("@{missing}-@{b.list[0]}", in: inner) == "-1")
    }

    @Test func `contextParent replaces the superview in the context search`() {
        let list = UIView()
        stage.run { list.setContext(Context(id: "a", value: "list")) }
        inner.contextParent = list
        #expect(evaluate("@{b}", in: inner) == .empty)
        let cell = UIView()
        inner.addSubview(cell)
        cell.contextParent = list
        #expect(evaluate("@{a}", in: cell) == "list")
    }

    @Test func `Values of declared contexts are not evaluated or unescaped`() throws {
        let context = try stage.dependencies.coder.decode(
            Context.self, from: [UInt8](#"{"id":"x","value":{"t":"@{a}","e":"\\\\@{"}}"#.utf8))
        stage.run { inner.setContext(context) }
        #expect(evaluate("@{x.t}", in: inner) == .string("@{a}"))
        #expect(evaluate("@{x.e}!", in: inner) == .string(#"\\@{!"#))
    }

    @Test func `The global context is visible everywhere and cannot be shadowed`() {
        let global = stage.dependencies.globalContext
        #expect(global.get() == .empty)
        var seen: [DynamicObject] = []
        bind("@{global.user.name}", in: inner) { seen.append($0) }
        stage.run {
            global.set(value: "Ada", path: "user.name")
            global.set(value: 1, path: "")
            inner.setContext(Context(id: "global", value: ["user": ["name": "Bo"]]))
        }
        #expect(seen == [.empty, "Ada", "Bo"])
        #expect(global.get(path: "user.name") == "Bo")
        #expect(global.get(path: "user..name") == .empty)
        stage.run { global.clear(path: "user.name") }
        #expect(global.get() == ["user": ["name": nil]])
        stage.run { global.clear() }
        #expect(global.get() == .empty)
        #expect(global.isGlobal(id: "global") && !global.isGlobal(id: nil))
    }

    @Test func `A write notifies each binding once, even if it reads the context twice or nothing changed`() {
        var seen: [DynamicObject] = []
        bind("@{sum(n.x, n.y)}", in: inner) { seen.append($0) }
        #expect(seen == [.empty])
        stage.run { outer.setContext(Context(id: "n", value: ["x": 1, "y": 2])) }
        #expect(seen == [.empty], "a context that was missing when the binding was made is not noticed")
        seen = []
        bind("@{sum(n.x, n.y)}", in: inner) { seen.append($0) }
        stage.run { outer.ownObservable("n")?.set(["x": 2, "y": 2]) }
        stage.run { outer.ownObservable("n")?.set(["x": 2, "y": 2]) }
        #expect(seen == [3, 4, 4])
    }

    @Test func `A write evaluates only the bindings that read its context`() {
        var others = 0
        for index in 0..<1000 {
            stage.run { outer.setContext(Context(id: "c\(index)", value: 0)) }
            bind("@{c\(index)}", in: inner) { _ in others += 1 }
        }
        stage.run { outer.ownObservable("c7")?.set(1) }
        #expect(others == 1001)
        #expect(outer.ownObservable("c7")?.readerCount == 1)
    }

    @Test func `A write from inside a binding runs first, and the outer round continues with its value`() {
        var first: [DynamicObject] = []
        var last: [DynamicObject] = []
        stage.run { outer.setContext(Context(id: "n", value: 0)) }
        bind("@{n}", in: inner) { [outer] value in
            first.append(value)
            if value == 1 { outer.ownObservable("n")?.set(2) }
        }
        bind("@{n}", in: inner) { last.append($0) }
        stage.run { outer.ownObservable("n")?.set(1) }
        #expect(first == [0, 1, 2])
        #expect(last == [0, 2, 2])
    }

    @Test func `Bindings that write endlessly are stopped after 100 rounds and logged`() {
        var rounds = 0
        stage.run { outer.setContext(Context(id: "n", value: 0)) }
        bind("@{n}", in: inner) { [outer] _ in
            rounds += 1
            if rounds > 1 { outer.ownObservable("n")?.set(.int(rounds)) }
        }
        stage.run { outer.ownObservable("n")?.set(1) }
        #expect(rounds == 101)
        #expect(ignored.contains { $0.contains("without end") })
        stage.run { outer.ownObservable("n")?.set(1) }
        #expect(rounds == 201, "and the next write works again")
    }

    @Test func `A binding added during a round is notified from the next round on`() {
        var joined = 0
        var hasJoined = false
        stage.run { outer.setContext(Context(id: "n", value: 0)) }
        bind("@{n}", in: inner) { [inner, outer] value in
            guard value == 1, !hasJoined else { return }
            hasJoined = true
            _ = outer
            inner.bind(reading: ["n"]) { _ in joined += 1 }
        }
        stage.run { outer.ownObservable("n")?.set(1) }
        #expect(joined == 1, "its own first delivery")
        stage.run { outer.ownObservable("n")?.set(2) }
        #expect(joined == 2)
    }

    @Test func `A binding is removed with its view`() {
        var view: UIView? = UIView()
        weak var gone: UIView?
        gone = view
        if let view { inner.addSubview(view) }
        stage.run { view?.bind(reading: ["a"]) { _ in } }
        #expect(inner.ownObservable("a")?.readerCount == 1)
        view?.removeFromSuperview()
        view = nil
        #expect(gone == nil)
        #expect(inner.ownObservable("a")?.readerCount == 0)
    }

    @Test(
        arguments: [
            ("list[3]", ["list": [1, nil, nil, 9]]), ("list.x", ["list": ["x": 9]]), ("[1]", [nil, 9]),
            ("list[-1]", ["list": [1]]), ("list[10002]", ["list": [1]]), ("x.y", ["list": [1], "x": ["y": 9]]),
        ] as [(String, DynamicObject)])
    func `Writing at a path in a context gives the expected values`(_ path: String, _ expected: DynamicObject) throws {
        let path = try #require(Path(rawValue: path))
        stage.run { outer.ownObservable("b")?.set(9, at: path) }
        #expect(outer.ownContext("b") == expected)
    }

    @Test func `Array padding over all steps and path length are limited`() {
        let long = DynamicObject.array(Array(repeating: 0, count: 20_000))
        #expect(long.canWrite(Path(nodes: [.index(29_999)])))
        #expect(!long.canWrite(Path(nodes: [.index(30_001)])))
        #expect(!DynamicObject.empty.canWrite(Path(nodes: [.index(6_000), .index(6_000)])))
        #expect(!DynamicObject.empty.canWrite(Path(nodes: Array(repeating: .key("a"), count: 201))))
    }

    @Test(arguments: ["@{insert(b, b)}", "@{b}@{b}", "wrapped", "at a path"])
    func `A value repeatedly written into itself is stopped at a size limit`(_ text: String) {
        let new: DynamicObject = text.hasPrefix("@") ? DynamicObject(payload: text) : ["in": ["@{b}"]]
        let path = text == "at a path" ? Path(rawValue: "list") : nil
        let start: DynamicObject = text.hasPrefix("@") ? [.string(String(repeating: "x", count: 1_000_000))] : [1]
        stage.run { outer.ownObservable("b")?.set(start) }
        for _ in 0..<1000 where ignored.isEmpty {
            stage.run { outer.ownObservable("b")?.write(new.evaluate(in: outer), path) }
        }
        #expect(!ignored.isEmpty)
        #expect(ValueLimits.weight(of: outer.ownContext("b") ?? .empty) != nil)
    }

    @Test(arguments: ["true", "12", "a-b", ""])
    func `A context id that no expression can name is logged`(_ id: String) {
        stage.run { inner.setContext(Context(id: id, value: 1)) }
        #expect(ignored.count == 1)
    }

    @Test func `An implicit context is visible only to its handler and nested ones, before the view's own`() {
        var bound: [DynamicObject] = []
        stage.run { outer.setContext(Context(id: "w", value: 0)) }
        bind("@{w}@{onChange}", in: inner) { bound.append($0) }
        let scope = stage.run {
            EventScope.with(Context(id: "onChange", value: "typed")) {
                EventScope.with(Context(id: "a", value: "implicit")) {
                    #expect(evaluate("@{a} @{onChange}", in: inner) == "implicit typed")
                    outer.ownObservable("w")?.set(1)
                    return EventScope.captured(around: inner)
                }
            }
        }
        #expect(bound == ["0", "1"])
        #expect(evaluate("@{a}@{onChange}", in: inner) == "inner")
        #expect(stage.run { scope.resume { evaluate("@{a} @{onChange}", in: inner) } } == "implicit typed")
    }

    @Test func `A handler that runs after its view is removed still reaches its former contexts`() {
        let scope = stage.run { EventScope.captured(around: inner) }
        var seen: [DynamicObject] = []
        bind("@{b}", in: outer) { seen.append($0) }
        inner.removeFromSuperview()
        #expect(evaluate("@{b}", in: inner) == .empty)
        stage.run {
            scope.resume {
                #expect(DynamicObject(payload: "@{b.list[0]}").evaluate(in: inner) == 1)
                #expect(EventScope.set("b", to: 5, at: nil, from: inner))
            }
        }
        #expect(seen == [["list": [1]], 5])
    }

    private var ignored: [String] {
        stage.notes.notes.compactMap { if case .ignored(let reason) = $0 { reason } else { nil } }
    }
}

extension ObservableContext {
    fileprivate func write(_ value: DynamicObject, _ path: Path?) {
        if let path { set(value, at: path) } else { set(value) }
    }
}
