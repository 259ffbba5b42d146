public import Foundation

extension BeagleCoder {
    /// Decodes a component, an action, or a list of either, depending on the return type; throws a
    /// ``BeagleDecodingError``.
    ///
    /// ```swift
    /// let component: ServerDrivenComponent = try coder.decode(from: data)
    /// ```
    public func decode<T>(from data: Data) throws -> T {
        guard let type = T.self as? any Decodable.Type else {
            return try decode(AutoCodable<T>.self, from: data).wrappedValue
        }
        let value: Any
        switch type {
        case is any ServerDrivenComponent.Type: value = try decode(AnyComponent.self, from: data).component
        case is any Action.Type: value = try decode(AnyAction.self, from: data).action
        default: value = try decode(type, from: data)
        }
        guard let found = value as? T else {
            throw DecodingError.typeMismatch(
                type, .init(codingPath: [], debugDescription: "the document holds \(Swift.type(of: value))"))
        }
        return found
    }
}
