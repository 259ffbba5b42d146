import Beagle
import HeadlessUIKit

/// Evaluates expressions and writes contexts in this process, without a server.
struct ExpressionRun {
    /// The five kinds of expressions, by name.
    static let kinds = [
        ("binding", "@{user.addresses[1].city}"), ("text", "Hello @{user.name}, you have @{user.count} new"),
        ("arithmetic", "@{sum(user.count, multiply(2, 3), 0.5)}"),
        ("condition", "@{condition(and(gt(user.count, 1), eq(user.name, 'Ada')), concat('a', user.name), 'b')}"),
        ("array", "@{length(union(user.list, insert(user.list, 9)))}"),
    ]

    private let application = UIApplication(host: BenchmarkHost())

    /// Returns the microseconds for evaluating an expression `times` times. The expression reads a context of a view
    /// three levels above.
    func evaluate(_ text: String, times: Int) -> Double {
        guard let expression = ContextExpression(rawValue: text) else { return .nan }
        let views = (0..<4).map { _ in UIView() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        let value = DynamicObject.expression(expression)
        return application.run {
            views[0].setContext(
                Context(
                    id: "user",
                    value: [
                        "name": "Ada", "count": 3, "list": [1, 2, 3], "addresses": [["city": "Ulm"], ["city": "Rio"]],
                    ]))
            let start = now()
            for _ in 0..<times where value.evaluate(in: views[3]) == .empty { return .nan }
            return now() - start
        }
    }

    /// Returns the microseconds for one write to a context, of which one of `bindings` bindings reads the written
    /// value.
    func write(among bindings: Int, times: Int) -> Double {
        let view = UIView()
        return application.run {
            var delivered = 0
            for index in 0..<bindings {
                view.setContext(Context(id: "c\(index)", value: 0))
                view.bind(reading: ["c\(index)"]) { _ in delivered += 1 }
            }
            guard let context = view.ownObservable("c\(bindings / 2)") else { return .nan }
            let start = now()
            for index in 0..<times { context.set(.int(index)) }
            let time = now() - start
            return delivered == bindings + times ? time / Double(times) : .nan
        }
    }
}
