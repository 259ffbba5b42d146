public import Foundation

extension NSDictionary {
    /// Returns the value at a path of keys that are separated by dots, through nested dictionaries. For an array, the
    /// rest of the path is read of each element.
    public func value(forKeyPath keyPath: String) -> Any? {
        Self.value(at: keyPath.split(separator: ".").map(String.init)[...], of: self)
    }

    private static func value(at path: ArraySlice<String>, of object: Any?) -> Any? {
        guard let name = path.first else { return object }
        switch object {
        case let dictionary as NSDictionary: return value(at: path.dropFirst(), of: dictionary[name])
        case let dictionary as [String: Any]: return value(at: path.dropFirst(), of: dictionary[name])
        case let array as [Any]: return array.map { value(at: path, of: $0) ?? NSNull() }
        default: return nil
        }
    }
}
