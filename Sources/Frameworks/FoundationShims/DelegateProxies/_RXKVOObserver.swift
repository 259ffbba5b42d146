public import Foundation

/// An observation of a property by its name, until ``dispose()`` is called.
open class _RXKVOObserver: NSObject, KeyValueObserver {
    private weak var target: NSObject?
    private var retainedTarget: NSObject?
    private let keyPath: String
    private let callback: (Any?) -> Void

    public init(
        target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        self.target = target as? NSObject
        retainedTarget = retainTarget ? target as? NSObject : nil
        self.keyPath = keyPath
        self.callback = callback
        super.init()
        self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
    }

    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) { callback(change?[.newKey]) }

    /// Ends the observation.
    open func dispose() {
        target?.removeObserver(self, forKeyPath: keyPath, context: nil)
        target = nil
        retainedTarget = nil
    }
}
