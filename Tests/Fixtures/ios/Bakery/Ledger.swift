import CoreData

/// What was sold; kept by Core Data, which only a phone has.
class Sale: NSManagedObject {
    @NSManaged var cents: Int32
}
