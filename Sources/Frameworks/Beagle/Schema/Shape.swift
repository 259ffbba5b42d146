import JSON

/// The kind of value that a document member can have. It is derived from the member's Swift type.
indirect enum Shape {
    case text
    case boolean
    case integer
    case number
    case anything
    case component
    case action
    /// A list of actions, or a single one if decoding is lenient.
    case actions
    case list(Shape)
    case dictionary(Shape)
    /// A value, or an expression that returns one.
    case expression(Shape)
    /// A string from the given list.
    case choice([String])
    /// An object with the given members.
    case object(any Decodable.Type)

    /// Creates the shape of a type; `anything` if the type is not known.
    init(_ type: Any.Type) {
        switch type {
        case let telling as any ShapeDescribing.Type: self = telling.shape
        case is (any ServerDrivenComponent).Type: self = .component
        case is (any Action).Type: self = .action
        case let enumeration as any CaseIterable.Type: self = Self.choice(enumeration)
        case is any BinaryInteger.Type: self = .integer
        case is any BinaryFloatingPoint.Type: self = .number
        case let decodable as any Decodable.Type: self = .object(decodable)
        default: self = .anything
        }
    }

    /// Returns the shape of an enumeration with string raw values.
    private static func choice<Choice: CaseIterable>(_ type: Choice.Type) -> Shape {
        let texts = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        return texts.count == type.allCases.count ? .choice(texts) : .anything
    }
}

/// A type that describes its own shape, because the shape is not an object with the type's members.
protocol ShapeDescribing {
    static var shape: Shape { get }
}

extension String: ShapeDescribing { static var shape: Shape { .text } }
extension Bool: ShapeDescribing { static var shape: Shape { .boolean } }
extension JSON: ShapeDescribing { static var shape: Shape { .anything } }
extension DynamicObject: ShapeDescribing { static var shape: Shape { .anything } }
extension Path: ShapeDescribing { static var shape: Shape { .text } }
extension AnyComponent: ShapeDescribing { static var shape: Shape { .component } }
extension ScreenSlot: ShapeDescribing { static var shape: Shape { .component } }
extension AnyAction: ShapeDescribing { static var shape: Shape { .action } }
extension ActionList: ShapeDescribing { static var shape: Shape { .actions } }
extension Optional: ShapeDescribing { static var shape: Shape { Shape(Wrapped.self) } }
extension Array: ShapeDescribing { static var shape: Shape { .list(Shape(Element.self)) } }
extension Dictionary: ShapeDescribing { static var shape: Shape { .dictionary(Shape(Value.self)) } }
extension Expression: ShapeDescribing { static var shape: Shape { .expression(Shape(Value.self)) } }
extension AutoCodable: ShapeDescribing {
    static var shape: Shape {
        guard case .list(.action) = Shape(Value.self) else { return Shape(Value.self) }
        return .actions
    }
}
