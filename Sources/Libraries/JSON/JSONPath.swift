/// The path from the root of a JSON document to a value: `children[0].style.size`.
public struct JSONPath: Hashable, Sendable {
    /// A step into an object or an array.
    public enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    /// The steps from the root.
    public var steps: [Step]

    /// Creates a path; an empty one is that of the root.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// Creates a path from the coding path of a `Decoder` or of an error.
    public init(_ codingPath: [any CodingKey]) {
        steps = codingPath.map { key in
            // The key of a dictionary may have an integer value too. Only keys of array elements also have this text.
            if let index = key.intValue, key.stringValue == IndexKey(index).stringValue { return .index(index) }
            return .key(key.stringValue)
        }
    }

    /// Returns the path with an additional step.
    public func appending(_ step: Step) -> JSONPath {
        JSONPath(steps + [step])
    }

    /// The path as a JSON Pointer (RFC 6901): `/children/0/style/size`, empty for the root.
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
    /// The path as text, such as `children[0].style.size`. Names that are not identifiers are quoted, as in `["a
    /// b"].c`; the root is `$`.
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
    /// Creates a path from steps.
    public init(arrayLiteral elements: Step...) { self.init(elements) }
}

extension JSONPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Creates a step to a member.
    public init(stringLiteral value: String) { self = .key(value) }
    /// Creates a step to an element.
    public init(integerLiteral value: Int) { self = .index(value) }
}
