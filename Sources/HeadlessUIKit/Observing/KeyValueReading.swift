import Foundation

/// Values of properties by their names.
///
/// Of UIKit's those are known that apps observe, by the names that Objective-C has for them. Of other classes every property is
/// that keeps a value.
enum KeyValueReading {
    private typealias Reader = (NSObject) -> Any?

    /// Whether there is a value of that name.
    static func knows(_ path: String, of object: NSObject) -> Bool {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return false }
        if reader(first, of: object) != nil { return true }
        return stored(first, in: object).isThere
    }

    /// The value that names lead to, each a property of the one before; nil where there is none.
    static func value(_ path: String, of object: NSObject) -> Any? {
        var current: Any? = object
        for name in path.split(separator: ".").map(String.init) {
            guard let here = ObjectWords.unwrapped(current) as? NSObject else { return nil }
            current = reader(name, of: here).map { $0(here) } ?? stored(name, in: here).value
        }
        return ObjectWords.unwrapped(current)
    }

    /// What a class, or one above it, declares and keeps under a name.
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

    private static func reader(_ name: String, of object: NSObject) -> Reader? {
        for table in tables { if let reader = table(object)?[name] { return reader } }
        return nil
    }

    private static func reader<Object, Value>(_ path: KeyPath<Object, Value>) -> Reader {
        { ($0 as? Object)?[keyPath: path] }
    }

    /// The names that objects of a class have; nil for objects of others.
    private static func names<Object>(
        _ type: Object.Type, _ names: [String: Reader]
    ) -> (NSObject) -> [String: Reader]? { { $0 is Object ? names : nil } }

    private static var tables: [(NSObject) -> [String: Reader]?] {
        [
            names(
                UIScrollView.self,
                [
                    "contentOffset": reader(\UIScrollView.contentOffset),
                    "contentSize": reader(\UIScrollView.contentSize),
                    "contentInset": reader(\UIScrollView.contentInset),
                ]),
            names(
                WKWebView.self,
                [
                    "estimatedProgress": reader(\WKWebView.estimatedProgress), "title": reader(\WKWebView.title),
                    "URL": reader(\WKWebView.url), "url": reader(\WKWebView.url),
                    "loading": reader(\WKWebView.isLoading), "canGoBack": reader(\WKWebView.canGoBack),
                    "canGoForward": reader(\WKWebView.canGoForward),
                ]),
            names(UILabel.self, ["text": reader(\UILabel.text)]),
            names(UITextField.self, ["text": reader(\UITextField.text)]),
            names(UITextView.self, ["text": reader(\UITextView.text)]),
            names(UIImageView.self, ["image": reader(\UIImageView.image)]),
            names(UISwitch.self, ["on": reader(\UISwitch.isOn)]),
            names(UISlider.self, ["value": reader(\UISlider.value)]),
            names(
                UIControl.self,
                [
                    "enabled": reader(\UIControl.isEnabled), "selected": reader(\UIControl.isSelected),
                    "highlighted": reader(\UIControl.isHighlighted),
                ]),
            names(
                UIView.self,
                [
                    "frame": reader(\UIView.frame), "bounds": reader(\UIView.bounds), "center": reader(\UIView.center),
                    "alpha": reader(\UIView.alpha), "hidden": reader(\UIView.isHidden),
                    "transform": reader(\UIView.transform), "backgroundColor": reader(\UIView.backgroundColor),
                    "window": reader(\UIView.window), "layer": reader(\UIView.layer),
                ]),
            names(
                CALayer.self,
                [
                    "frame": reader(\CALayer.frame), "bounds": reader(\CALayer.bounds),
                    "position": reader(\CALayer.position), "opacity": reader(\CALayer.opacity),
                ]),
            names(UIViewController.self, ["title": reader(\UIViewController.title)]),
            names(UIBarButtonItem.self, ["enabled": reader(\UIBarButtonItem.isEnabled)]),
            names(
                Progress.self,
                [
                    "fractionCompleted": reader(\Progress.fractionCompleted),
                    "completedUnitCount": reader(\Progress.completedUnitCount),
                    "totalUnitCount": reader(\Progress.totalUnitCount),
                ]),
            names(
                Operation.self,
                [
                    "isFinished": reader(\Operation.isFinished), "finished": reader(\Operation.isFinished),
                    "isExecuting": reader(\Operation.isExecuting), "isCancelled": reader(\Operation.isCancelled),
                ]),
            names(
                SessionOperation.self,
                [
                    "isFinished": reader(\SessionOperation.isFinished),
                    "finished": reader(\SessionOperation.isFinished),
                    "isExecuting": reader(\SessionOperation.isExecuting),
                    "isCancelled": reader(\SessionOperation.isCancelled),
                ]),
            names(
                SessionOperationQueue.self, ["operationCount": reader(\SessionOperationQueue.operationCount)]),
            names(OperationQueue.self, ["operationCount": reader(\OperationQueue.operationCount)]),
            { object in
                // Settings are observed by whatever name they have.
                (object as? SessionDefaults).map { defaults in
                    Dictionary(
                        uniqueKeysWithValues: defaults.dictionaryRepresentation().keys.map { key in
                            (key, { ($0 as? SessionDefaults)?.object(forKey: key) })
                        })
                }
            },
        ]
    }
}
