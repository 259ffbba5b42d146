public import Foundation

/// What `UserDefaults` is on iOS, where a session stands for a device: kept as long as the session, and no longer.
///
/// A session begins with none, so a replay finds the same.
public final class SessionDefaults: NSObject {
    /// What all that were made with one name share.
    private final class Store {
        var values: [String: Any] = [:]
        var fallbacks: [String: Any] = [:]

        static func of(_ name: String) -> Store {
            let application = UIApplication.shared
            if let known = application.values[Key.self][name] { return known }
            let new = Store()
            application.values[Key.self][name] = new
            return new
        }
    }

    private let store: Store

    private enum Key: ApplicationKey {
        static var defaultValue: [String: Store] { [:] }
    }

    /// Those of the running app.
    public static var standard: SessionDefaults { SessionDefaults(Store.of("")) }

    /// Those of this name, nil for those of the running app: all that are made with it share what they keep.
    public convenience init?(suiteName: String?) { self.init(Store.of(suiteName ?? "")) }

    private init(_ store: Store) { self.store = store }

    // MARK: - What is kept

    /// What was set, or else registered; nil where neither was.
    public func object(forKey defaultName: String) -> Any? { store.values[defaultName] ?? store.fallbacks[defaultName] }

    /// Keeps a value, or with nil nothing. Who observes `UserDefaults.didChangeNotification` is told.
    public func set(_ value: Any?, forKey defaultName: String) {
        store.values[defaultName] = value.map(Self.plain)
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    /// Keeps a URL.
    public func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

    /// Forgets what was set.
    public func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

    /// What is found where nothing was set.
    public func register(defaults registrationDictionary: [String: Any]) {
        store.fallbacks.merge(registrationDictionary) { $1 }
    }

    /// All that was set or registered.
    public func dictionaryRepresentation() -> [String: Any] { store.fallbacks.merging(store.values) { $1 } }

    /// Forgets all that was set.
    public func removePersistentDomain(forName domainName: String) { store.values = [:] }

    /// Says that all is kept, which it is already.
    @discardableResult
    public func synchronize() -> Bool { true }

    /// Posted after a change.
    public static var didChangeNotification: Notification.Name { UserDefaults.didChangeNotification }

    /// Numbers, texts and dates as Swift has them, whatever Objective-C's class was.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let text as NSString: text as String
        case let array as NSArray: array as? [Any] ?? value
        default: value
        }
    }
}

/// Values by their types, converted as iOS converts them.
extension SessionDefaults {
    /// A text, or a number as one.
    public func string(forKey defaultName: String) -> String? {
        switch object(forKey: defaultName) {
        case let text as String: text
        case let flag as Bool: flag ? "1" : "0"
        case let number?: (number as? NSNumber)?.stringValue
        case nil: nil
        }
    }

    /// Whether it is true, or a number that is not 0, or a text that says yes.
    public func bool(forKey defaultName: String) -> Bool {
        if let flag = object(forKey: defaultName) as? Bool { return flag }
        return number(defaultName)?.boolValue ?? (object(forKey: defaultName) as? NSString)?.boolValue ?? false
    }

    /// A number, or what a text says as one; 0 where there is none.
    public func integer(forKey defaultName: String) -> Int {
        number(defaultName)?.intValue ?? (object(forKey: defaultName) as? NSString)?.integerValue ?? 0
    }

    /// A number, or what a text says as one; 0 where there is none.
    public func double(forKey defaultName: String) -> Double {
        number(defaultName)?.doubleValue ?? (object(forKey: defaultName) as? NSString)?.doubleValue ?? 0
    }

    /// A number, or what a text says as one; 0 where there is none.
    public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    /// Bytes.
    public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    /// A list.
    public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

    /// A list of texts.
    public func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }

    /// Values by name.
    public func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    /// An address, or a text as one.
    public func url(forKey defaultName: String) -> URL? {
        object(forKey: defaultName) as? URL ?? string(forKey: defaultName).flatMap(URL.init(string:))
    }

    /// What was set, by the name of its key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Keeps a value, by the name of its key.
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
