/// The observers for notifications of classes: each is an object that represents one class, because a class is not an
/// object on Linux.
final class ClassObservers {
    private var known: [ObjectIdentifier: NSObject] = [:]

    /// Returns the object that represents a class, always the same one.
    func observer(for type: AnyClass) -> NSObject {
        if let observer = known[ObjectIdentifier(type)] { return observer }
        let observer = NSObject()
        known[ObjectIdentifier(type)] = observer
        return observer
    }
}

extension ClassObservers: ApplicationKey {
    static var defaultValue: ClassObservers { ClassObservers() }
}
