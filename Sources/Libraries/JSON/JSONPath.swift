/// The way from the root of a JSON document to one value: `children[0].style.size`.
public struct JSONPath: Hashable, Sendable {
    /// One step down.
    public enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    /// The steps from the root.
    public var steps: [Step]

    /// A path of these steps; without any it is the root's.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The path a `Decoder` or an error carries.
    public init(_ codingPath: [any CodingKey]) {
        steps = codingPath.map { key in
            // The keys of a dictionary can have an integer value too; only an element's says so in its text.
            if let index = key.intValue, key.stringValue == IndexKey(index).stringValue { return .index(index) }
            return .key(key.stringValue)
        }
    }

    /// The path one step further down.
    public func appending(_ step: Step) -> JSONPath {
        JSONPath(steps + [step])
    }

    /// The same path as a JSON Pointer (RFC 6901): `/children/0/style/size`, empty for the root.
    public var pointer: String {
        steps.map { step in
            switch step {
            case .key(let key): "/" + key.replacing("~", with: "~0").replacing("/", with: "~1")
            case .index(let index): "/\(index)"
            }
        }.joined()
    }
}

extension JSONPath: CustomStringConvertible {
    /// `children[0].style.size`; names that are no identifiers are quoted: `["a b"].c`; the root is `$`.
    public var description: String {
        guard !steps.isEmpty else { return "$" }
        return steps.enumerated().map { position, step in
            switch step {
            case .index(let index): "[\(index)]"
            case .key(let key) where Self.isPlain(key): position == 0 ? key : ".\(key)"
            case .key(let key): "[" + JSON.string(key).description + "]"
            }
        }.joined()
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ":" }
    }
}

extension JSONPath: ExpressibleByArrayLiteral {
    /// Writes a path as its steps.
    public init(arrayLiteral elements: Step...) { self.init(elements) }
}

extension JSONPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Writes a step to a member as its name.
    public init(stringLiteral value: String) { self = .key(value) }
    /// Writes a step to an element as its place.
    public init(integerLiteral value: Int) { self = .index(value) }
}
