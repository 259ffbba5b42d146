/// What stands for a class that listens itself, rather than an object of it: a class is no object here.
final class ClassObservers {
    private var known: [ObjectIdentifier: NSObject] = [:]

    /// The one that stands for a class, always the same.
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
