/// An observation of one property of one object.
final class ObservedProperty {
    /// The values of a change that the observer receives.
    struct Tidings {
        var old: Any?
        var new: Any?
        var isPrior = false
        var kind = NSKeyValueChange.setting
        /// The changed indexes of an array; nil if the property was set.
        var indexes: IndexSet?
    }

    private(set) weak var object: NSObject?
    /// The name or key path of the property; empty if only its Swift key path is known.
    let key: String
    let options: NSKeyValueObservingOptions
    private let read: (NSObject) -> Any?
    private let tell: (NSObject, Tidings) -> Void
    /// The value that was reported or compared last; nil if there was none.
    private var last: Any?
    /// The observer whose `observeValue` is called; nil for an observation with a closure.
    private(set) weak var observer: NSObject?
    /// The context with which the observer was added.
    let context: UnsafeMutableRawPointer?
    /// Whether the observation was cancelled.
    var isOver = false
    /// The number of announced changes whose values were not reported yet.
    private var announced = 0

    init(
        _ object: NSObject, key: String, options: NSKeyValueObservingOptions, observer: NSObject? = nil,
        context: UnsafeMutableRawPointer? = nil, read: @escaping (NSObject) -> Any?,
        tell: @escaping (NSObject, Tidings) -> Void
    ) {
        (self.object, self.key, self.options) = (object, key, options)
        (self.observer, self.context) = (observer, context)
        (self.read, self.tell) = (read, tell)
        last = read(object)
    }

    /// Reports the current value, if requested by the options.
    func begin() {
        guard options.contains(.initial), let object else { return }
        tell(object, Tidings(old: nil, new: last))
    }

    /// Reports that a change begins, if requested by the options. The property still has the old value.
    func willChange(from old: Any?) {
        guard !isOver, options.contains(.prior), let object else { return }
        announced += 1
        tell(object, Tidings(old: old, isPrior: true))
    }

    /// Reports that a change begins, because code called `willChangeValue`.
    func announceBeginning() {
        if let object, options.contains(.prior) { willChange(from: read(object)) }
    }

    /// Reports a change with its values. A change that was not announced is announced now.
    func changed(from old: Any?, to new: Any?) {
        guard !isOver, let object else { return }
        last = new
        if announced == 0 { willChange(from: old) }
        announced = max(0, announced - 1)
        tell(object, Tidings(old: old, new: new))
    }

    /// Reports a change of the property's array. The values are the objects at the changed indexes.
    func changed(_ change: Tidings) {
        guard !isOver, let object else { return }
        last = read(object)
        var change = change
        if announced == 0, options.contains(.prior) {
            var before = change
            (before.isPrior, before.new) = (true, nil)
            tell(object, before)
        }
        change.isPrior = false
        tell(object, change)
    }

    /// Compares the value with the last one and reports a difference. Returns whether there was one.
    func reportChange() -> Bool {
        guard !isOver, let object else { return false }
        let now = read(object)
        guard !Self.isSame(last, now) else { return false }
        changed(from: last, to: now)
        return true
    }

    /// Reports the current value, because code called `didChangeValue`.
    func announce() {
        guard let object else { return }
        changed(from: last, to: read(object))
    }

    /// Returns whether two values are equal. Values that cannot be compared count as equal, because only code that sets
    /// them can report a change.
    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one = ObjectWords.unwrapped(one), let other = ObjectWords.unwrapped(other) else {
            return ObjectWords.unwrapped(one) == nil && ObjectWords.unwrapped(other) == nil
        }
        let areObjects = type(of: one) is AnyClass && type(of: other) is AnyClass
        // Foundation's arrays are not equal to themselves if an object in them cannot be compared.
        if areObjects, one as AnyObject === other as AnyObject { return true }
        if let one = one as? any Equatable { return isEqual(one, other) }
        return !areObjects
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { (other as? Value) == one }
}
