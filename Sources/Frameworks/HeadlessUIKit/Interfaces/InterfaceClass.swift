/// A class of the app that storyboards and nibs can name, with its outlets and actions.
///
/// On iOS the Objective-C runtime finds outlets and actions by name. On Linux they are listed in a table that `kennel
/// import` generates.
public struct InterfaceClass {
    /// A member of the class that files can use.
    public struct Member {
        enum Kind {
            /// Connects an object to an outlet. Returns false if the object has the wrong type.
            case outlet(isNeeded: Bool, (AnyObject, AnyObject) -> Bool)
            /// Connects several objects to an outlet collection. Returns false if they have the wrong type.
            case outlets((AnyObject, [AnyObject]) -> Bool)
            case action(Selector)
            /// Sets a value. Returns false if the value has the wrong type.
            case value((AnyObject, InterfaceValue) -> Bool)
            /// Creates the destination of a segue.
            case creator((AnyObject, NSCoder, Any?, String?) -> UIViewController?)
        }

        let name: String
        let kind: Kind
        /// The type of the property, for messages.
        let wanted: String
    }

    /// The name of the class in files.
    let name: String
    let type: AnyClass
    let make: (() -> AnyObject)?
    private(set) var members: [String: Member]

    /// Creates a table. `make` creates objects of a class that is neither a view nor a controller.
    public init(
        _ name: String, _ type: AnyClass, make: (() -> AnyObject)? = nil, _ members: [Member] = []
    ) {
        (self.name, self.type, self.make) = (name, type, make)
        self.members = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Creates the table of a segue class, whose objects are created from identifier, source and destination.
    public init(
        segue name: String, _ type: UIStoryboardSegue.Type,
        make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    ) {
        (self.name, self.type, self.make, members) = (name, type, nil, [:])
        self.segue = make
    }

    /// Returns this class with the members of another table added. Each file of an app declares its own table.
    func merging(_ other: InterfaceClass) -> InterfaceClass {
        var all = self
        all.members.merge(other.members) { first, _ in first }
        return all
    }

    private(set) var segue: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
}

extension InterfaceClass.Member {
    /// Adds an outlet. If `isNeeded` is true, a missing connection is logged, because code that uses the outlet
    /// would crash.
    public static func outlet<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>, isNeeded: Bool = false
    ) -> Self {
        let set = { (owner: AnyObject, object: AnyObject) -> Bool in
            guard let owner = owner as? Owner, let value = object as? Value else { return false }
            owner[keyPath: path] = value
            return true
        }
        return Self(name: name, kind: .outlet(isNeeded: isNeeded, set), wanted: "\(Value.self)")
    }

    /// Adds an outlet whose type is not optional.
    public static func outlet<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, isNeeded: Bool = false
    ) -> Self {
        let set = { (owner: AnyObject, object: AnyObject) -> Bool in
            guard let owner = owner as? Owner, let value = object as? Value else { return false }
            owner[keyPath: path] = value
            return true
        }
        return Self(name: name, kind: .outlet(isNeeded: false, set), wanted: "\(Value.self)")
    }

    /// Adds an outlet collection.
    public static func outlets<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]?>
    ) -> Self {
        Self(
            name: name,
            kind: .outlets { owner, objects in
                let values = objects.compactMap { $0 as? Value }
                guard let owner = owner as? Owner, values.count == objects.count else { return false }
                owner[keyPath: path] = values
                return true
            }, wanted: "[\(Value.self)]")
    }

    /// Adds an outlet collection whose type is not optional.
    public static func outlets<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]>
    ) -> Self {
        Self(
            name: name,
            kind: .outlets { owner, objects in
                let values = objects.compactMap { $0 as? Value }
                guard let owner = owner as? Owner, values.count == objects.count else { return false }
                owner[keyPath: path] = values
                return true
            }, wanted: "[\(Value.self)]")
    }

    /// Adds an action, named by its Objective-C selector.
    public static func action(_ selector: Selector) -> Self {
        Self(name: selector.description, kind: .action(selector), wanted: "")
    }

    /// Adds a property that the file sets.
    public static func value<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> Self {
        Self(
            name: name,
            kind: .value { owner, value in
                guard let owner = owner as? Owner, let fit: Value = value.fitted() else { return false }
                owner[keyPath: path] = fit
                return true
            }, wanted: "\(Value.self)")
    }

    /// Adds a segue action, which creates the destination of a segue, named by its Objective-C selector.
    public static func creator<Owner: AnyObject>(
        _ name: String, _ make: @escaping (Owner, NSCoder, Any?, String?) -> UIViewController?
    ) -> Self {
        Self(
            name: name,
            kind: .creator { owner, coder, sender, identifier in
                (owner as? Owner).flatMap { make($0, coder, sender, identifier) }
            }, wanted: "")
    }
}
