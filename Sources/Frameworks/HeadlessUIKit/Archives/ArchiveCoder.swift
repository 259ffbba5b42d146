import InterfaceModel

/// What an object of a storyboard or nib is made from: its element, in the place of the archive that iOS has.
///
/// The class of UIKit that an object descends from calls ``unpack(_:)`` in its `init?(coder:)`, so that an app's class
/// finds in its own what the file says, as on iOS. Code that asks the coder for values of its own finds none.
class ArchiveCoder: NSCoder {
    let element: InterfaceElement

    init(_ element: InterfaceElement) {
        self.element = element
        super.init()
    }

    /// Gives the object what the file says of it, with what lies in it. All its properties have their first values.
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
    /// An attribute of the element that an object is made from; nil where the coder is another.
    func attribute(_ name: String) -> String? { (self as? ArchiveCoder)?.element[name] }

    /// Gives an object what the file says of it, where there is a file.
    func unpack(into object: NSObject) { (self as? ArchiveCoder)?.unpack(object) }
}
