/// A class of the app that storyboards and nibs can name, with what they can connect.
///
/// On iOS the Objective-C runtime knows this of every class. Here a table says it, which `kennel import` writes.
public struct InterfaceClass {
    /// A member of the class.
    public struct Member {
        enum Kind {
            /// Connects an object; false where the property takes no such one.
            case outlet(isNeeded: Bool, (AnyObject, AnyObject) -> Bool)
            /// Connects several objects; false where the property takes no such ones.
            case outlets((AnyObject, [AnyObject]) -> Bool)
            case action(Selector)
            /// Sets a value; false where the property takes no such one.
            case value((AnyObject, InterfaceValue) -> Bool)
            /// Makes the destination of a segue.
            case creator((AnyObject, NSCoder, Any?, String?) -> UIViewController?)
        }

        let name: String
        let kind: Kind
        /// What the property takes, in words.
        let wanted: String
    }

    /// What files name the class by.
    let name: String
    let type: AnyClass
    let make: (() -> AnyObject)?
    private(set) var members: [String: Member]

    /// A class. `make` makes objects of one that is neither a view nor a controller.
    public init(
        _ name: String, _ type: AnyClass, make: (() -> AnyObject)? = nil, _ members: [Member] = []
    ) {
        (self.name, self.type, self.make) = (name, type, make)
        self.members = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The type's own name; one segue of an app, made from its identifier, its source and its destination.
    public init(
        segue name: String, _ type: UIStoryboardSegue.Type,
        make: @escaping (String?, UIViewController, UIViewController) -> UIStoryboardSegue
    ) {
        (self.name, self.type, self.make, members) = (name, type, nil, [:])
        self.segue = make
    }

    /// The class with what another table says of it: each file of an app has its own.
    func merging(_ other: InterfaceClass) -> InterfaceClass {
        var all = self
        all.members.merge(other.members) { first, _ in first }
        return all
    }

    private(set) var segue: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)?
}

extension InterfaceClass.Member {
    /// An outlet; one that `isNeeded` is told of where no object is connected, because code that uses it would end.
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

    /// An outlet whose property always has an object.
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

    /// A collection of outlets.
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

    /// A collection of outlets that is never nil.
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

    /// A method that controls call, under the name that Objective-C would have for it.
    public static func action(_ selector: Selector) -> Self {
        Self(name: selector.description, kind: .action(selector), wanted: "")
    }

    /// A property that the file sets a value of.
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

    /// A method that makes the destination of a segue, by the name that Objective-C would have for it.
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
