import Foundation

/// Compares values for predicates and sort descriptors, of any type that a property can have.
enum PredicateValue {
    /// The options for comparing texts.
    struct Options: OptionSet {
        let rawValue: Int
        static let ignoringCase = Options(rawValue: 1)
        static let ignoringAccents = Options(rawValue: 2)
    }

    /// Returns the value in an optional; nil if there is none, or for `NSNull`.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }

    /// Returns the members of a collection; nil for other values.
    static func members(of value: Any) -> [Any]? {
        switch value {
        case let set as NSSet: ordered(set.allObjects)
        case let set as NSOrderedSet: set.array
        case let array as [Any]: array
        case let set as Set<AnyHashable>: ordered(set.map(\.base))
        default: nil
        }
    }

    /// Returns numbered objects in the order of their numbers.
    private static func ordered(_ members: [Any]) -> [Any] {
        let numbers = members.compactMap { number(of: $0) }
        guard numbers.count == members.count else { return members }
        return zip(numbers, members).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns the numeric value; dates are seconds since 2001.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as NSNumber: value.doubleValue
        case let value as Date: value.timeIntervalSinceReferenceDate
        case let value as NSDate: value.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    /// Returns the integer of a value; nil for other values and for fractional numbers.
    static func integer(_ value: Any) -> Int64? {
        switch value {
        case is Bool: nil
        case let value as any BinaryInteger: Int64(exactly: value)
        case let value as NSNumber: ["d", "f"].contains(String(cString: value.objCType)) ? nil : value.int64Value
        default: nil
        }
    }

    /// Returns the text of a value, folded by the options; nil for other values.
    static func text(of value: Any, options: Options) -> String? {
        guard let text = (value as? String) ?? (value as? NSString).map(String.init) else { return nil }
        var folded: String.CompareOptions = []
        if options.contains(.ignoringCase) { folded.insert(.caseInsensitive) }
        if options.contains(.ignoringAccents) { folded.insert(.diacriticInsensitive) }
        return folded.isEmpty ? text : text.folding(options: folded, locale: nil)
    }

    /// Returns whether two values are equal; two absent values are equal.
    static func isSame(_ one: Any?, _ other: Any?, options: Options) -> Bool {
        guard let one = unwrapped(one), let other = unwrapped(other) else {
            return unwrapped(one) == nil && unwrapped(other) == nil
        }
        if let one = text(of: one, options: options), let other = text(of: other, options: options) {
            return one == other
        }
        if let one = one as? Int64, let other = other as? any BinaryInteger { return one == Int64(other) }
        if let one = number(one), let other = number(other) { return one == other }
        if let one = number(of: one), let other = number(of: other) { return one == other }
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
        return one == other
    }

    /// Returns the order of two values; an absent value comes first.
    static func order(_ one: Any?, _ other: Any?, options: Options) -> ComparisonResult {
        switch (unwrapped(one), unwrapped(other)) {
        case (nil, nil): return .orderedSame
        case (nil, _?): return .orderedAscending
        case (_?, nil): return .orderedDescending
        case (let one?, let other?):
            if let one = text(of: one, options: options), let other = text(of: other, options: options) {
                return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
            }
            guard let one = number(one), let other = number(other) else { return .orderedSame }
            return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
        }
    }

    /// Returns the number of a managed object or of its id.
    private static func number(of value: Any) -> Int64? { (value as? any NumberedObject)?.comparedNumber }
}
