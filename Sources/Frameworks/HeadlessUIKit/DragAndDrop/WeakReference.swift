/// A reference to a delegate that does not keep it alive.
struct WeakReference<Object> {
    private weak var object: AnyObject?

    init(_ object: Object? = nil) { self.object = object.map { $0 as AnyObject } }

    /// The object; nil if it is no longer alive.
    var value: Object? { object as? Object }
}
