public import Foundation

/// Replaces `UserDefaults`: values that last as long as the session.
///
/// A session begins without values, so a replay finds the same ones.
public final class SessionDefaults: NSObject {
    /// The values that all instances with one suite name share.
    private final class Store {
        var values: [String: Any] = [:]
        var fallbacks: [String: Any] = [:]

        static func of(_ name: String) -> Store {
            let environment = AppEnvironment.current
            if let known = environment.values[Key.self][name] { return known }
            let new = Store()
            environment.values[Key.self][name] = new
            return new
        }
    }

    private let store: Store

    private enum Key: ApplicationKey {
        static var defaultValue: [String: Store] { [:] }
    }

    /// The defaults of the running app.
    public static var standard: SessionDefaults { SessionDefaults(Store.of("")) }

    /// Creates the defaults of a suite; nil selects the defaults of the running app. Instances with the same name share
    /// their values.
    public convenience init?(suiteName: String?) { self.init(Store.of(suiteName ?? "")) }

    private init(_ store: Store) { self.store = store }

    // MARK: - Values

    /// Returns the value that was set for a key, or otherwise the registered default; nil if there is neither.
    public func object(forKey defaultName: String) -> Any? { store.values[defaultName] ?? store.fallbacks[defaultName] }

    /// Sets a value; nil removes it. Posts `UserDefaults.didChangeNotification`.
    public func set(_ value: Any?, forKey defaultName: String) {
        store.values[defaultName] = value.map(Self.plain)
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    public func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

    public func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    /// Adds default values, which are returned for keys without a value.
    public func register(defaults registrationDictionary: [String: Any]) {
        store.fallbacks.merge(registrationDictionary) { $1 }
    }

    /// Returns all values, including registered defaults.
    public func dictionaryRepresentation() -> [String: Any] { store.fallbacks.merging(store.values) { $1 } }

    /// Removes all values of the app's defaults. `domainName` has no effect.
    public func removePersistentDomain(forName domainName: String) { store.values = [:] }

    /// Always returns true.
    @discardableResult
    public func synchronize() -> Bool { true }

    /// The notification that is posted after a change.
    public static var didChangeNotification: Notification.Name { UserDefaults.didChangeNotification }

    /// Converts Foundation's objects to numbers, strings and dates of Swift.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let text as NSString: text as String
        case let array as NSArray: array as? [Any] ?? value
        default: value
        }
    }
}

/// Typed values, converted as on iOS.
extension SessionDefaults {
    /// Returns the value as a string; nil if there is none. A number is converted.
    public func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: text
        case let flag as Bool: flag ? "1" : "0"
        case let number?: (number as? NSNumber)?.stringValue
        case nil: nil
        }
    }

    /// Returns the value as a Boolean. A number other than 0 and a string such as "YES" are true; a missing value is
    /// false.
    public func bool(forKey defaultName: String) -> Bool {
        if let flag = object(forKey: defaultName) as? Bool { return flag }
        return number(defaultName)?.boolValue ?? (object(forKey: defaultName) as? NSString)?.boolValue ?? false
    }

    /// Returns the value as an integer. A string is converted. A missing value is 0.
    public func integer(forKey defaultName: String) -> Int {
        number(defaultName)?.intValue ?? (object(forKey: defaultName) as? NSString)?.integerValue ?? 0
    }

    /// Returns the value as a number. A string is converted. A missing value is 0.
    public func double(forKey defaultName: String) -> Double {
        number(defaultName)?.doubleValue ?? (object(forKey: defaultName) as? NSString)?.doubleValue ?? 0
    }

    /// Returns the value as a number. A string is converted. A missing value is 0.
    public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

    public func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }

    public func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    /// Returns the value as a URL; nil if there is none. A string is converted.
    public func url(forKey defaultName: String) -> URL? {
        object(forKey: defaultName) as? URL ?? string(forKey: defaultName).flatMap(URL.init(string:))
    }

    /// Equal to ``object(forKey:)``.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a value; nil removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    private func number(_ name: String) -> NSNumber? {
        switch object(forKey: name) {
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as NSNumber: number
        default: nil
        }
    }
}
