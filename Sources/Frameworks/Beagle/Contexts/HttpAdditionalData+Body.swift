package import HeadlessUIKit

extension HttpAdditionalData {
    /// Creates additional data with a body that may contain expressions.
    public init(method: HTTPMethod? = .get, headers: [String: String]? = [:], body: DynamicObject?) {
        self.init(method: method, headers: headers, content: body.map { .json($0.json) })
    }

    /// The body as a value; null for bytes that are not JSON. Nil if there is no body.
    public var body: DynamicObject? {
        switch content {
        case .json(let json): DynamicObject(payload: json)
        case .bytes(let data): DynamicObject(bytes: data)
        case nil: nil
        }
    }

    /// The JSON body with its expressions parsed; nil if there is none. Callers that send the data repeatedly store
    /// this value.
    package var template: DynamicObject? {
        guard case .json(let json) = content else { return nil }
        return DynamicObject(payload: json)
    }

    /// Returns the data with the body `template`, whose expressions are evaluated as seen from `view`.
    package func evaluated(_ template: DynamicObject?, in view: UIView?) -> HttpAdditionalData {
        guard let template else { return self }
        let body = template.evaluate(in: view).writable(within: AppEnvironment.current.work)
        return HttpAdditionalData(method: method, headers: headers, content: .json(body.json))
    }
}

extension DynamicObject {
    /// Whether the value contains an expression, so that it must be evaluated before use.
    package var hasExpressions: Bool {
        switch self {
        case .empty, .bool, .int, .double, .string: false
        case .expression: true
        case .array(let values): values.contains(where: \.hasExpressions)
        case .dictionary(let members): members.values.contains(where: \.hasExpressions)
        }
    }
}
