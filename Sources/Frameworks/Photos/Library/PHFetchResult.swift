public import Foundation

/// A list of objects of the library, as they were when they were fetched.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    private let objects: [ObjectType]

    init(_ objects: [ObjectType]) { self.objects = objects }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }
    open func object(at index: Int) -> ObjectType { objects[index] }
    open subscript(index: Int) -> ObjectType { objects[index] }
    open func contains(_ object: ObjectType) -> Bool { objects.contains { $0 === object } }
    /// Returns the index of an object; `NSNotFound` if the list does not contain it.
    open func index(of object: ObjectType) -> Int { objects.firstIndex { $0 === object } ?? NSNotFound }
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }
}

open class PHFetchOptions: NSObject {
    /// Stored; has no effect, because there are only pictures.
    open var predicate: NSPredicate?
    /// Stored; has no effect. The order is that of saving.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The greatest number of objects; 0 for all.
    open var fetchLimit = 0
    /// Stored; has no effect.
    open var includeHiddenAssets = false
    /// Stored; has no effect.
    open var includeAllBurstAssets = false
    /// Stored; has no effect.
    open var wantsIncrementalChangeDetails = true

    public override init() {}
}
