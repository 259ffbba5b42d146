import FoundationShims

/// A value that is set by name. It is converted to the type of the property.
package struct KeyedValue {
    private let value: Any?

    package init(_ value: Any?) { self.value = Self.unwrapped(value) }

    /// Returns the value without nested optionals.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return unwrapped(mirror.children.first?.value)
    }

    /// Returns the value converted to the type of a property; nil if that is impossible.
    package func fitted<Value>() -> Value? {
        guard let value else {
            guard let optional = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
            return optional.init(nilLiteral: ()) as? Value
        }
        if let fitted = value as? Value { return fitted }
        for form in Self.forms(of: value) {
            if let fitted = form as? Value { return fitted }
        }
        return Self.byRawValue(value)
    }

    /// Returns the other Swift types in which a value can be given.
    private static func forms(of value: Any) -> [Any] {
        if let color = value as? any ColorValueConvertible { return [CGColor(color.colorValue)] }
        if let place = value as? NSValue, !(value is NSNumber) {
            let type = String(cString: place.objCType)
            if type.hasPrefix("{CGRect") { return [place.cgRectValue] }
            if type.hasPrefix("{CGPoint") { return [place.cgPointValue] }
            return type.hasPrefix("{CGSize") ? [place.cgSizeValue] : []
        }
        guard let number = number(value) else { return [] }
        let whole = Int(exactly: number.rounded()) ?? 0
        return [number, CGFloat(number), Float(number), whole, number != 0, UInt(exactly: whole) ?? 0]
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as UInt: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// Returns the case of an enumeration with this raw value; nil for other types.
    private static func byRawValue<Value>(_ value: Any) -> Value? {
        guard let type = Value.self as? any RawRepresentable.Type else { return nil }
        return member(of: type, value) as? Value
    }

    private static func member<Member: RawRepresentable>(of type: Member.Type, _ value: Any) -> Member? {
        for form in [value] + forms(of: value) {
            if let raw = form as? Member.RawValue { return Member(rawValue: raw) }
        }
        return nil
    }
}
