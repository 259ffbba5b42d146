public import Foundation

extension Formatter {
    /// Parses a string. Returns whether it could be parsed.
    ///
    /// - Parameters:
    ///   - obj: Receives the object; nil only checks the string.
    ///   - string: The string to parse.
    ///   - error: Receives nothing.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let value: Any? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: string)
            case let formatter as DateFormatter: formatter.date(from: string)
            default: nil
            }
        guard let value else { return false }
        obj?.pointee = value as AnyObject
        return true
    }
}
