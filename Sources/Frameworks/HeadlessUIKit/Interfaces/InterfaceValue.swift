import InterfaceModel

/// The value of a user-defined runtime attribute.
enum InterfaceValue {
    case flag(Bool)
    case number(Double)
    case text(String)
    case color(UIColor?)
    case image(UIImage?)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case none

    /// Returns the value converted to the property's type; nil if that is impossible.
    func fitted<Value>() -> Value? { forms.lazy.compactMap { $0 as? Value }.first ?? nothing() }

    /// The possible Swift representations, in order of preference.
    private var forms: [Any] {
        switch self {
        case .flag(let flag): [flag]
        case .number(let number):
            [number, CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0, Decimal(number)]
                + (number >= 0 ? [UInt(exactly: number.rounded()) ?? 0] : [])
        case .text(let text): [text]
        case .color(let color): color.map { [$0, $0.cgColor] } ?? []
        case .image(let image): image.map { [$0] } ?? []
        case .point(let point): [point]
        case .size(let size): [size]
        case .rect(let rect): [rect]
        case .range(let range): [range]
        case .none: []
        }
    }

    /// If this value is empty and `Value` is an optional type, returns `nil` as a `Value`. Otherwise returns nil,
    /// because the conversion is impossible.
    private func nothing<Value>() -> Value? {
        guard forms.isEmpty, let optional = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
        return optional.init(nilLiteral: ()) as? Value
    }
}
