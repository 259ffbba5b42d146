public import Foundation

extension NSObject {
    /// Returns the array in a property of the object's class. Changes of the returned array change the property's
    /// array, and are reported to the property's observers, with the places and the objects that changed.
    ///
    /// - Parameter key: The name of a property that holds an `NSMutableArray`. The changes of another array are lost,
    ///   and a message is logged.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray {
        let array = KeyValueLookup.value(key, of: self) as? NSMutableArray
        if array == nil {
            AppEnvironment.current.host.log(.message("\(type(of: self)).\(key) is no array that can be changed"))
        }
        return ObservedArray(array ?? NSMutableArray(), of: self, key: key)
    }
}

/// An array in a property, whose changes are reported.
private final class ObservedArray: NSMutableArray {
    private let array: NSMutableArray
    private let owner: NSObject
    private let key: String

    init(_ array: NSMutableArray, of owner: NSObject, key: String) {
        (self.array, self.owner, self.key) = (array, owner, key)
        super.init(capacity: 0)
    }

    required init?(coder aDecoder: NSCoder) { nil }
    required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
        (array, owner, key) = (NSMutableArray(), NSObject(), "")
        super.init(objects: objects, count: 0)
    }
    required override init(capacity numItems: Int) {
        (array, owner, key) = (NSMutableArray(), NSObject(), "")
        super.init(capacity: numItems)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

    override var count: Int { array.count }
    override func object(at index: Int) -> Any { array.object(at: index) }

    override func insert(_ anObject: Any, at index: Int) {
        array.insert(anObject, at: index)
        report(.insertion, at: index, old: nil, new: [anObject])
    }

    override func removeObject(at index: Int) {
        let old = array.object(at: index)
        array.removeObject(at: index)
        report(.removal, at: index, old: [old], new: nil)
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        let old = array.object(at: index)
        array.replaceObject(at: index, with: anObject)
        report(.replacement, at: index, old: [old], new: [anObject])
    }

    // Foundation compares objects of Swift only if they can be hashed.
    override func index(of anObject: Any) -> Int { index { Self.isSame($0, anObject) } }
    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
    override func indexOfObjectIdentical(to anObject: Any) -> Int {
        index { $0 as AnyObject === anObject as AnyObject }
    }
    override func remove(_ anObject: Any) {
        for index in (0..<count).reversed() where Self.isSame(object(at: index), anObject) { removeObject(at: index) }
    }

    private func index(where isMeant: (Any) -> Bool) -> Int {
        (0..<count).first { isMeant(object(at: $0)) } ?? NSNotFound
    }

    private static func isSame(_ one: Any, _ other: Any) -> Bool {
        if one as AnyObject === other as AnyObject { return true }
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
        return one == other
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { removeObject(at: count - 1) }
    override func removeAllObjects() { while count > 0 { removeLastObject() } }
    override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }
    override func setArray(_ otherArray: [Any]) {
        removeAllObjects()
        addObjects(from: otherArray)
    }
    override func removeObjects(in range: NSRange) {
        for index in (range.location..<range.location + range.length).reversed() { removeObject(at: index) }
    }
    override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        removeObjects(in: range)
        for (index, object) in otherArray.enumerated() { insert(object, at: range.location + index) }
    }
    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (one, other) = (object(at: idx1), object(at: idx2))
        replaceObject(at: idx1, with: other)
        replaceObject(at: idx2, with: one)
    }

    private func report(_ kind: NSKeyValueChange, at index: Int, old: [Any]?, new: [Any]?) {
        let change = ObservedProperty.Tidings(old: old, new: new, kind: kind, indexes: IndexSet(integer: index))
        for property in AppEnvironment.current.watches.of(owner, key) { property.changed(change) }
    }
}
