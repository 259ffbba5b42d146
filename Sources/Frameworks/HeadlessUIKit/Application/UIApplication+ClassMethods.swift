// Methods with which code finds the application by name. Libraries use them because code in an app extension must not
// use `UIApplication.shared`.
extension UIApplication {
    private static func isShared(_ name: String) -> Bool { name == "sharedApplication" || name == "shared" }

    /// Whether the selector names the shared application.
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { isShared($0.description) } ?? false
    }

    /// Returns the application if the selector names the shared application, and nil otherwise.
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
    }

    /// Returns the application if the key names the shared application, and nil otherwise.
    public class func value(forKey key: String) -> Any? { isShared(key) ? shared : nil }

    /// Returns the value at the end of a key path that begins with the shared application; nil for other key paths.
    public class func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, isShared(first) else { return nil }
        return parts.count == 1 ? shared : shared.value(forKeyPath: parts[1])
    }
}
