import Foundation

/// The value of a property, as objects and stores keep it.
enum StoredValue: Codable, Equatable {
    case integer(Int64)
    case number(Double)
    case flag(Bool)
    case text(String)
    /// A date, as seconds since 1 January 2001.
    case date(Double)
    case bytes(Data)
    case uuid(UUID)
    case address(URL)
    case decimal(Decimal)
    /// The value of a transformable attribute.
    case object(StoredObject)
    case one(Int64)
    case many([Int64])

    /// Converts the value of an attribute; nil if the value does not match the type.
    init?(_ value: Any, as type: NSAttributeType) {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            guard let number = Self.integer(value) else { return nil }
            self = .integer(number)
        case .doubleAttributeType, .floatAttributeType:
            guard let number = Self.double(value) else { return nil }
            self = .number(number)
        case .booleanAttributeType:
            if let flag = value as? Bool {
                self = .flag(flag)
            } else {
                guard let number = Self.integer(value) else { return nil }
                self = .flag(number != 0)
            }
        case .stringAttributeType:
            guard let text = (value as? String) ?? (value as? NSString).map(String.init) else { return nil }
            self = .text(text)
        case .dateAttributeType:
            guard let date = (value as? Date) ?? (value as? NSDate).map({ $0 as Date }) else { return nil }
            self = .date(date.timeIntervalSinceReferenceDate)
        case .binaryDataAttributeType:
            guard let data = (value as? Data) ?? (value as? NSData).map({ $0 as Data }) else { return nil }
            self = .bytes(data)
        case .UUIDAttributeType:
            guard let uuid = value as? UUID else { return nil }
            self = .uuid(uuid)
        case .URIAttributeType:
            guard let address = value as? URL else { return nil }
            self = .address(address)
        case .decimalAttributeType:
            if let decimal = value as? Decimal {
                self = .decimal(decimal)
            } else if let number = value as? NSNumber {
                self = .decimal(number.decimalValue)
            } else {
                guard let number = Self.double(value) else { return nil }
                self = .decimal(Decimal(number))
            }
        case .transformableAttributeType: self = .object(StoredObject(value))
        }
    }

    private static func integer(_ value: Any) -> Int64? {
        switch value {
        case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
        case let value as NSNumber: value.int64Value
        case let value as any BinaryFloatingPoint: Int64(exactly: Double(value).rounded(.towardZero))
        default: nil
        }
    }

    private static func double(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Whether the value cannot be encoded.
    var staysInMemory: Bool {
        if case .object = self { true } else { false }
    }

    /// The value for untyped access; nil for relationships.
    var plain: Any? {
        switch self {
        case .integer(let number): number
        case .number(let number): number
        case .flag(let flag): flag
        case .text(let text): text
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .bytes(let data): data
        case .uuid(let uuid): uuid
        case .address(let address): address
        case .decimal(let decimal): decimal
        case .object(let object): object.value
        case .one, .many: nil
        }
    }

    /// The value in all types with which a property can be declared, the most frequent first.
    var representations: [Any] {
        switch self {
        case .integer(let number):
            [
                number, Int32(truncatingIfNeeded: number), Int16(truncatingIfNeeded: number), Int(number), number != 0,
                Double(number), NSNumber(value: number),
            ]
        case .number(let number): [number, Float(number), NSNumber(value: number)]
        case .flag(let flag): [flag, NSNumber(value: flag)]
        case .decimal(let decimal): [decimal, NSDecimalNumber(decimal: decimal)]
        case .date(let seconds):
            [
                Date(timeIntervalSinceReferenceDate: seconds), seconds,
                NSDate(timeIntervalSinceReferenceDate: seconds),
            ]
        case .bytes(let data): [data, data as NSData]
        case .text(let text): [text, text as NSString]
        case .uuid, .address, .object: plain.map { [$0] } ?? []
        case .one, .many: []
        }
    }

    /// The values of properties without a value whose type is not optional.
    static var absent: [Any] {
        [
            Int64(0), Int32(0), Int16(0), Int(0), Double(0), Float(0), false, "", Set<NSManagedObject>(), NSSet(),
            NSOrderedSet(), Decimal(0), NSDecimalNumber.zero, NSNumber(value: 0),
        ]
    }
}
