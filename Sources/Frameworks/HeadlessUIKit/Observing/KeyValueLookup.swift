import Foundation

/// Reads properties by name.
///
/// UIKit's classes have only the properties that apps usually observe, under their Objective-C names. Other classes
/// have all their stored properties.
enum KeyValueLookup {
    /// Whether there is a property with this name or key path.
    static func knows(_ path: String, of object: NSObject) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return false }
        return read(first, of: object) != nil || stored(first, in: object).isThere
    }

    /// Returns the value of a key path; nil if it is nil or there is no such property.
    static func value(_ path: String, of object: NSObject) -> Any? {
        var current: Any? = object
        for name in path.split(separator: ".").map(String.init) {
            guard let here = ObjectWords.unwrapped(current) as? NSObject else { return nil }
            current = read(name, of: here) ?? stored(name, in: here).value
        }
        return ObjectWords.unwrapped(current)
    }

    /// Returns the value of a stored property of the object's class or a superclass, and whether there is such a
    /// property.
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

    /// Returns the value of a listed property of the object's class; nil if there is none. `SessionDefaults` has a
    /// property for every key.
    private static func read(_ name: String, of object: NSObject) -> Any?? {
        for reader in readers[name] ?? [] { if let value = reader.read(object) { return value } }
        if let value = (object as? SessionDefaults)?.object(forKey: name) { return .some(.some(value)) }
        return .none
    }

    /// A property of one class, with the function that reads it.
    private struct Reader: Sendable {
        let name: String
        /// Returns the value of the property; nil for objects of other classes.
        let read: @Sendable (NSObject) -> Any??

        init<Object, Value>(_ name: String, path: any KeyPath<Object, Value> & Sendable) {
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
            Reader("contentOffset", path: \UIScrollView.contentOffset),
            Reader("contentSize", path: \UIScrollView.contentSize),
            Reader("contentInset", path: \UIScrollView.contentInset),
            Reader("estimatedProgress", path: \WKWebView.estimatedProgress), Reader("title", path: \WKWebView.title),
            Reader("URL", path: \WKWebView.url), Reader("url", path: \WKWebView.url),
            Reader("loading", path: \WKWebView.isLoading),
            Reader("canGoBack", path: \WKWebView.canGoBack), Reader("canGoForward", path: \WKWebView.canGoForward),
            Reader("text", path: \UILabel.text), Reader("text", path: \UITextField.text),
            Reader("text", path: \UITextView.text),
            Reader("image", path: \UIImageView.image), Reader("on", path: \UISwitch.isOn),
            Reader("value", path: \UISlider.value),
            Reader("enabled", path: \UIControl.isEnabled), Reader("selected", path: \UIControl.isSelected),
            Reader("highlighted", path: \UIControl.isHighlighted),
            Reader("frame", path: \UIView.frame), Reader("bounds", path: \UIView.bounds),
            Reader("center", path: \UIView.center),
            Reader("alpha", path: \UIView.alpha), Reader("hidden", path: \UIView.isHidden),
            Reader("transform", path: \UIView.transform),
            Reader("backgroundColor", path: \UIView.backgroundColor), Reader("window", path: \UIView.window),
            Reader("layer", path: \UIView.layer),
            Reader("frame", path: \CALayer.frame), Reader("bounds", path: \CALayer.bounds),
            Reader("position", path: \CALayer.position),
            Reader("opacity", path: \CALayer.opacity),
            Reader("title", path: \UIViewController.title), Reader("enabled", path: \UIBarButtonItem.isEnabled),
            Reader("fractionCompleted", path: \Progress.fractionCompleted),
            Reader("completedUnitCount", path: \Progress.completedUnitCount),
            Reader("totalUnitCount", path: \Progress.totalUnitCount),
            Reader("isFinished", path: \Operation.isFinished), Reader("finished", path: \Operation.isFinished),
            Reader("isExecuting", path: \Operation.isExecuting), Reader("isCancelled", path: \Operation.isCancelled),
            Reader("operationCount", path: \OperationQueue.operationCount),
            Reader("isFinished", path: \SessionOperation.isFinished),
            Reader("finished", path: \SessionOperation.isFinished),
            Reader("isExecuting", path: \SessionOperation.isExecuting),
            Reader("isCancelled", path: \SessionOperation.isCancelled),
            Reader("operationCount", path: \SessionOperationQueue.operationCount),
        ]
    }
}
