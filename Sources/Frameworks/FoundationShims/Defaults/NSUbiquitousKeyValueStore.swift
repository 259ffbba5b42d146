public import Foundation

/// The values that iOS synchronizes between the devices of a person. On Linux they exist only in the session and last
/// as long as it.
public final class NSUbiquitousKeyValueStore: NSObject {
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private var values: [String: Any] = [:]

    private enum Key: ApplicationKey {
        static var defaultValue: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
    }

    /// The values of the running app.
    public static var `default`: NSUbiquitousKeyValueStore { AppEnvironment.current.values[Key.self] }

    public var dictionaryRepresentation: [String: Any] { values }

    public func object(forKey aKey: String) -> Any? { values[aKey] }
    public func string(forKey aKey: String) -> String? { values[aKey] as? String }
    public func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
    public func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
    public func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
    public func longLong(forKey aKey: String) -> Int64 { values[aKey] as? Int64 ?? 0 }
    public func double(forKey aKey: String) -> Double { values[aKey] as? Double ?? 0 }
    public func bool(forKey aKey: String) -> Bool { values[aKey] as? Bool ?? false }

    public func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
    public func set(_ aString: String?, forKey aKey: String) { values[aKey] = aString }
    public func set(_ aData: Data?, forKey aKey: String) { values[aKey] = aData }
    public func set(_ anArray: [Any]?, forKey aKey: String) { values[aKey] = anArray }
    public func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values[aKey] = aDictionary }
    public func set(_ value: Int64, forKey aKey: String) { values[aKey] = value }
    public func set(_ value: Double, forKey aKey: String) { values[aKey] = value }
    public func set(_ value: Bool, forKey aKey: String) { values[aKey] = value }
    public func removeObject(forKey aKey: String) { values[aKey] = nil }

    /// Always returns true; nothing is synchronized.
    @discardableResult
    public func synchronize() -> Bool { true }
}
