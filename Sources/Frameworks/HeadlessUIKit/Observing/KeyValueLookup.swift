import Foundation

/// Reads properties by name.
///
/// For UIKit's classes, the names that apps observe are known, as in Objective-C. For other classes, every stored
/// property is known.
enum KeyValueLookup {
    /// Whether there is a property with this name or key path.
    static func knows(_ path: String, of object: NSObject) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return false }
        return read(first, of: object) != nil || stored(first, in: object).isThere
    }

    /// Returns the value of a key path, or nil.
    static func value(_ path: String, of object: NSObject) -> Any? {
        var current: Any? = object
        for name in path.split(separator: ".").map(String.init) {
            guard let here = ObjectWords.unwrapped(current) as? NSObject else { return nil }
            current = read(name, of: here) ?? stored(name, in: here).value
        }
        return ObjectWords.unwrapped(current)
    }

    /// Returns the stored property of a class or a superclass.
    private static func stored(_ name: String, in object: NSObject) -> (isThere: Bool, value: Any?) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name || $0.label == "$__lazy_storage_$_\(name)" }
            ) {
                return (true, child.value)
            }
            mirror = current.superclassMirror
        }
        return (false, nil)
    }

    /// Returns the value of a known property of the object's class. Defaults have a property for every key.
    private static func read(_ name: String, of object: NSObject) -> Any?? {
        for reader in readers[name] ?? [] { if let value = reader.read(object) { return value } }
        if let value = (object as? SessionDefaults)?.object(forKey: name) { return .some(.some(value)) }
        return .none
    }

    /// A property of one class.
    private struct Reader: Sendable {
        let name: String
        /// Returns nil for objects of other classes.
        let read: @Sendable (NSObject) -> Any??

        init<Object, Value>(_ name: String, _ path: any KeyPath<Object, Value> & Sendable) {
            self.name = name
            read = { object in
                guard let object = object as? Object else { return .none }
                return .some(.some(object[keyPath: path]))
            }
        }
    }

    private static let readers = Dictionary(grouping: known, by: \.name)

    private static var known: [Reader] {
        [
            Reader("contentOffset", \UIScrollView.contentOffset), Reader("contentSize", \UIScrollView.contentSize),
            Reader("contentInset", \UIScrollView.contentInset),
            Reader("estimatedProgress", \WKWebView.estimatedProgress), Reader("title", \WKWebView.title),
            Reader("URL", \WKWebView.url), Reader("url", \WKWebView.url), Reader("loading", \WKWebView.isLoading),
            Reader("canGoBack", \WKWebView.canGoBack), Reader("canGoForward", \WKWebView.canGoForward),
            Reader("text", \UILabel.text), Reader("text", \UITextField.text), Reader("text", \UITextView.text),
            Reader("image", \UIImageView.image), Reader("on", \UISwitch.isOn), Reader("value", \UISlider.value),
            Reader("enabled", \UIControl.isEnabled), Reader("selected", \UIControl.isSelected),
            Reader("highlighted", \UIControl.isHighlighted),
            Reader("frame", \UIView.frame), Reader("bounds", \UIView.bounds), Reader("center", \UIView.center),
            Reader("alpha", \UIView.alpha), Reader("hidden", \UIView.isHidden), Reader("transform", \UIView.transform),
            Reader("backgroundColor", \UIView.backgroundColor), Reader("window", \UIView.window),
            Reader("layer", \UIView.layer),
            Reader("frame", \CALayer.frame), Reader("bounds", \CALayer.bounds), Reader("position", \CALayer.position),
            Reader("opacity", \CALayer.opacity),
            Reader("title", \UIViewController.title), Reader("enabled", \UIBarButtonItem.isEnabled),
            Reader("fractionCompleted", \Progress.fractionCompleted),
            Reader("completedUnitCount", \Progress.completedUnitCount),
            Reader("totalUnitCount", \Progress.totalUnitCount),
            Reader("isFinished", \Operation.isFinished), Reader("finished", \Operation.isFinished),
            Reader("isExecuting", \Operation.isExecuting), Reader("isCancelled", \Operation.isCancelled),
            Reader("operationCount", \OperationQueue.operationCount),
            Reader("isFinished", \SessionOperation.isFinished), Reader("finished", \SessionOperation.isFinished),
            Reader("isExecuting", \SessionOperation.isExecuting), Reader("isCancelled", \SessionOperation.isCancelled),
            Reader("operationCount", \SessionOperationQueue.operationCount),
        ]
    }
}
