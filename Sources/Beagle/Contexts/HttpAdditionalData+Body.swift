package import HeadlessUIKit

extension HttpAdditionalData {
    /// Additional data whose body may hold expressions.
    public init(method: HTTPMethod? = .get, headers: [String: String]? = [:], body: DynamicObject?) {
        self.init(method: method, headers: headers, content: body.map { .json($0.json) })
    }

    /// The body as a value, null for bytes that are not JSON.
    public var body: DynamicObject? {
        switch content {
        case .json(let json): DynamicObject(payload: json)
        case .bytes(let data): DynamicObject(bytes: data)
        case nil: nil
        }
    }

    /// Whether the body holds an expression, so that it is known only when it is sent.
    package var hasExpressions: Bool {
        guard case .json(let json) = content else { return false }
        return DynamicObject(payload: json).hasExpressions
    }

    /// The same data with every expression in a JSON body evaluated as `view` sees it.
    package func evaluated(in view: UIView?) -> HttpAdditionalData {
        guard case .json(let json) = content else { return self }
        let body = DynamicObject(payload: json).evaluate(in: view)
        return HttpAdditionalData(method: method, headers: headers, content: .json(body.json))
    }
}

extension DynamicObject {
    fileprivate var hasExpressions: Bool {
        switch self {
        case .empty, .bool, .int, .double, .string: false
        case .expression: true
        case .array(let values): values.contains(where: \.hasExpressions)
        case .dictionary(let members): members.values.contains(where: \.hasExpressions)
        }
    }
}
