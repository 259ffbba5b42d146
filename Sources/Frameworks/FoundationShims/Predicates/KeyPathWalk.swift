import Foundation

/// An object whose properties are read by name with its own method, such as a managed object of Core Data.
package protocol KeyedObject: NSObject {
    /// Returns the value of a property; nil if it has none.
    func value(named name: String) -> Any?
}

/// An object that predicates compare by its number, such as a managed object and its id.
package protocol NumberedObject: NSObject {
    var comparedNumber: Int64 { get }
}

/// A key path, and its evaluation on objects.
package struct KeyPathWalk {
    private let names: [String]

    package init(_ keyPath: String) { names = keyPath.split(separator: ".").map(String.init) }

    /// Returns the value at the end of the path. For collections on the way it returns the values of all members that
    /// have one.
    package func value(of start: Any?) -> Any? {
        var value = start
        for (index, name) in names.enumerated() {
            guard let current = value else { return nil }
            guard name.hasPrefix("@") else {
                value = Self.step(from: current, name)
                continue
            }
            // A collection operator applies to everything that the rest of the path yields.
            let rest = KeyPathWalk(names.dropFirst(index + 1).joined(separator: "."))
            return Self.sum(name, of: PredicateValue.members(of: rest.value(of: current) ?? []) ?? [])
        }
        return value
    }

    private static func step(from value: Any, _ name: String) -> Any? {
        if name == "self" || name == "SELF" { return value }
        if let many = PredicateValue.members(of: value) { return many.compactMap { step(from: $0, name) } }
        switch value {
        case let object as any KeyedObject: return object.value(named: name)
        case let values as [String: Any]: return values[name]
        default:
            // Other objects are read by reflection on their stored properties.
            var mirror: Mirror? = Mirror(reflecting: value)
            while let current = mirror {
                if let child = current.children.first(where: { $0.label == name }) {
                    return PredicateValue.unwrapped(child.value)
                }
                mirror = current.superclassMirror
            }
            fatalError("\(type(of: value)) has no property \"\(name)\" that a key path can name")
        }
    }

    private static func sum(_ name: String, of members: [Any]) -> Any? {
        let numbers = members.compactMap { PredicateValue.number($0) }
        switch name {
        case "@count": return members.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return numbers.min()
        case "@max": return numbers.max()
        default: fatalError("key paths have no \(name) here: there are @count, @sum, @avg, @min and @max")
        }
    }
}
