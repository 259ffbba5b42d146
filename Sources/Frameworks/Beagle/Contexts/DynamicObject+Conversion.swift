import HeadlessUIKit
import JSON

extension DynamicObject {
    /// The value as displayed text: null is empty, collections are compact JSON with sorted keys.
    package var text: String {
        switch self {
        case .empty: ""
        case .bool(let value): String(value)
        case .int(let value): String(value)
        case .double(let value): String(value)
        case .string(let value): value
        case .expression(let expression): expression.source
        case .array, .dictionary: String(decoding: json.encoded(), as: UTF8.self)
        }
    }

    /// Returns `text`, or an empty text if this turn's limit of bytes is exceeded.
    func text(within work: TurnWork) -> String {
        switch self {
        case .array, .dictionary: work.request(bytes: ValueLimits.cost(of: self)) ? text : ""
        case .empty, .bool, .int, .double, .string, .expression: text
        }
    }

    /// Returns the value, or null if encoding it would exceed this turn's limit of bytes.
    func writable(within work: TurnWork) -> DynamicObject {
        work.request(bytes: ValueLimits.cost(of: self) * 4) ? self : .empty
    }

    /// Converts the value to the type of a property; nil if the value is of another kind.
    ///
    /// Strings are never parsed as numbers or booleans. Null becomes an empty string, and nil for all other types.
    /// Source: Beagle iOS 2.1, DynamicObject+Extensions.swift.
    package func converted<Target>(to type: Target.Type = Target.self) -> Target? {
        if type == DynamicObject.self { return self as? Target }
        if type == String.self { return text(within: AppEnvironment.current.work) as? Target }
        switch self {
        case .empty, .expression: return nil
        case .bool(let value): return value as? Target
        case .int(let value): return Self.number(value, as: type)
        case .double(let value): return Self.number(value, as: type)
        case .string(let value): return Self.enumeration(value, as: type)
        case .array(let values):
            return type == [DynamicObject].self ? values as? Target : decoded(as: type)
        case .dictionary: return decoded(as: type)
        }
    }

    private static func number<Target>(_ value: Int, as type: Target.Type) -> Target? {
        switch type {
        case is Int.Type: value as? Target
        case is Double.Type: Double(value) as? Target
        case is Float.Type: Float(value) as? Target
        default: (type as? any FixedWidthInteger.Type)?.init(exactly: value) as? Target
        }
    }

    private static func number<Target>(_ value: Double, as type: Target.Type) -> Target? {
        switch type {
        case is Double.Type: value as? Target
        case is Float.Type: Float(value) as? Target
        default: (type as? any FixedWidthInteger.Type)?.init(exactly: value) as? Target
        }
    }

    /// Returns the enumeration case with exactly this raw value.
    private static func enumeration<Target>(_ text: String, as type: Target.Type) -> Target? {
        func make<Enumeration: RawRepresentable>(_ type: Enumeration.Type) -> Any? {
            (text as? Enumeration.RawValue).flatMap(Enumeration.init(rawValue:))
        }
        return (type as? any RawRepresentable.Type).flatMap { make($0) } as? Target
    }

    private func decoded<Target>(as type: Target.Type) -> Target? {
        guard let type = type as? any Decodable.Type,
            AppEnvironment.current.work.request(bytes: ValueLimits.cost(of: self) * 4)
        else { return nil }
        return try? JSONDecoding().decode(type, from: json, userInfo: ContextDataDecoding.userInfo) as? Target
    }
}

/// The `userInfo` key that marks decoders of context data, in which strings are not parsed as expressions.
enum ContextDataDecoding {
    private static let key = CodingUserInfoKey(rawValue: "beagle.data")

    static var userInfo: [CodingUserInfoKey: Any] { key.map { [$0: true] } ?? [:] }

    static func isOn(_ decoder: any Decoder) -> Bool {
        key.map { decoder.userInfo[$0] != nil } ?? false
    }
}
