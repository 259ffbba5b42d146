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

    /// A JSON body with its expressions parsed, nil without one; who sends the data again and again keeps this.
    package var template: DynamicObject? {
        guard case .json(let json) = content else { return nil }
        return DynamicObject(payload: json)
    }

    /// The same data with every expression of its `template` evaluated as `view` sees it.
    package func evaluated(_ template: DynamicObject?, in view: UIView?) -> HttpAdditionalData {
        guard let template else { return self }
        let body = template.evaluate(in: view).writable(within: UIApplication.shared.work)
        return HttpAdditionalData(method: method, headers: headers, content: .json(body.json))
    }
}

extension DynamicObject {
    /// Whether it holds an expression, so that it is known only when it is needed.
    package var hasExpressions: Bool {
        switch self {
        case .empty, .bool, .int, .double, .string: false
        case .expression: true
        case .array(let values): values.contains(where: \.hasExpressions)
        case .dictionary(let members): members.values.contains(where: \.hasExpressions)
        }
    }
}
