/// One property of one object that somebody observes.
final class KeyValueWatch {
    /// What the one who observes is told.
    struct Tidings {
        var old: Any?
        var new: Any?
        var isPrior = false
    }

    private(set) weak var object: NSObject?
    /// The name of the property, or the names that lead to it; empty where only its key path is known.
    let key: String
    let options: NSKeyValueObservingOptions
    private let read: (NSObject) -> Any?
    private let tell: (NSObject, Tidings) -> Void
    /// The value that was last seen.
    private var last: Any?
    /// Who observes with `observeValue`, and what it gave to know this watch by.
    private(set) weak var observer: NSObject?
    let context: UnsafeMutableRawPointer?
    /// Whether nobody wants to be told any longer.
    var isOver = false

    init(
        _ object: NSObject, _ key: String, _ options: NSKeyValueObservingOptions, observer: NSObject? = nil,
        context: UnsafeMutableRawPointer? = nil, read: @escaping (NSObject) -> Any?,
        tell: @escaping (NSObject, Tidings) -> Void
    ) {
        (self.object, self.key, self.options) = (object, key, options)
        (self.observer, self.context) = (observer, context)
        (self.read, self.tell) = (read, tell)
        last = read(object)
    }

    /// Tells of the value that there is, where that was asked for.
    func begin() {
        guard options.contains(.initial), let object else { return }
        tell(object, Tidings(old: nil, new: last))
    }

    /// Tells of a change that somebody names.
    func changed(from old: Any?, to new: Any?) {
        guard !isOver, let object else { return }
        last = new
        if options.contains(.prior) { tell(object, Tidings(old: old, isPrior: true)) }
        tell(object, Tidings(old: old, new: new))
    }

    /// Looks at the value, and tells of it where it is another than was last seen; answers whether it is.
    func look() -> Bool {
        guard !isOver, let object else { return false }
        let now = read(object)
        guard !Self.isSame(last, now) else { return false }
        changed(from: last, to: now)
        return true
    }

    /// Tells of the value there is now, because code says that it changed.
    func announce() {
        guard let object else { return }
        changed(from: last, to: read(object))
    }

    /// Whether two values are equal. Those that cannot be compared count as the same: only who sets them knows.
    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one = ObjectWords.unwrapped(one), let other = ObjectWords.unwrapped(other) else {
            return ObjectWords.unwrapped(one) == nil && ObjectWords.unwrapped(other) == nil
        }
        if let one = one as? any Equatable { return isEqual(one, other) }
        if type(of: one) is AnyClass, type(of: other) is AnyClass { return one as AnyObject === other as AnyObject }
        return true
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { (other as? Value) == one }
}
