import InterfaceModel

/// A coder for an object of a storyboard or nib. It reads the object's XML element instead of an archive.
///
/// The UIKit class that an object inherits from calls ``unpack(_:)`` in its `init?(coder:)`. Therefore the properties
/// are set when the app's `init?(coder:)` continues after `super.init`, as on iOS. Decoding a value by key returns nil.
class ArchiveCoder: NSCoder {
    let element: InterfaceElement

    init(_ element: InterfaceElement) {
        self.element = element
        super.init()
    }

    /// Sets the object's properties and subviews from the file. Called after all properties have received their default
    /// values.
    func unpack(_ object: NSObject) {}

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// Returns an attribute of the object's element; nil for other coders.
    func attribute(_ name: String) -> String? { (self as? ArchiveCoder)?.element[name] }

    /// Sets an object's properties from the file. Has no effect if this coder does not belong to a storyboard or nib.
    func unpack(into object: NSObject) { (self as? ArchiveCoder)?.unpack(object) }
}
