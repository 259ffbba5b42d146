import InterfaceModel

/// The source code of an entity's class, and of the entity's description.
struct ManagedClass {
    private let entity: DataModel.Entity
    private let model: DataModel

    init(_ entity: DataModel.Entity, in model: DataModel) { (self.entity, self.model) = (entity, model) }

    /// The expression that creates the entity.
    var description: String {
        var parts = ["\"\(entity.name)\""]
        let name = entity.className
        if let name { parts.append("of: \(name).self") }
        if let parent = entity.parent { parts.append("above: \"\(parent)\"") }
        if entity.isAbstract { parts.append("isAbstract: true") }
        parts.append("properties: [\(entity.properties.compactMap(property).joined(separator: ", "))]")
        if let name { parts.append("make: { \(name)(entity: $0, insertInto: $1) }") }
        return "NSEntityDescription(\(parts.joined(separator: ", ")))"
    }

    private func property(_ property: InterfaceElement) -> String? {
        guard let name = property["name"] else { return nil }
        let isOptional = property["optional"] == "YES"
        if property.name == "relationship" {
            var parts = ["name: \"\(name)\"", "to: \"\(property["destinationEntity"] ?? "")\""]
            if let inverse = property["inverseName"] { parts.append("inverse: \"\(inverse)\"") }
            if property["toMany"] == "YES" { parts.append("isToMany: true") }
            if property["ordered"] == "YES" { parts.append("isOrdered: true") }
            if let rule = property["deletionRule"] {
                let rules = ["Cascade": "cascade", "Deny": "deny", "No Action": "noAction"]
                parts.append("deleteRule: .\(rules[rule] ?? "nullify")DeleteRule")
            }
            return "NSRelationshipDescription(\((parts + ["isOptional: \(isOptional)"]).joined(separator: ", ")))"
        }
        let type = property["attributeType"] ?? "String"
        var text = "NSAttributeDescription(name: \"\(name)\", type: NSAttributeType(rawValue: \"\(type)\") "
        text += "?? .transformableAttributeType, isOptional: \(isOptional)"
        if let value = Self.literal(for: property, type: type) { text += ", defaultValue: \(value)" }
        return text + ")"
    }

    /// Returns the default value of an attribute as a Swift literal.
    private static func literal(for property: InterfaceElement, type: String) -> String? {
        if type == "Date" {
            return property["defaultDateTimeInterval"].flatMap(Double.init).map {
                "Date(timeIntervalSinceReferenceDate: \($0))"
            }
        }
        guard let text = property["defaultValueString"] else { return nil }
        switch type {
        case "Integer 16", "Integer 32", "Integer 64": return Int64(text).map { "Int64(\($0))" }
        case "Double", "Float", "Decimal": return Double(text).map { "Double(\($0))" }
        case "Boolean": return text == "YES" ? "true" : "false"
        case "String": return text.debugDescription
        default: return nil
        }
    }

    /// The code that Xcode generates for the class; empty if the project contains it.
    var source: String {
        guard let name = entity.className else { return "" }
        let parent = model.entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
        let members = """
                public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }
            \(entity.properties.map(members).joined())}

            """
        switch entity.generation {
        case .none: return ""
        case .whole:
            let access = isPublic(entity.parent) ? "open " : ""
            return "\n\(access)class \(name): \(parent) {}\n\nextension \(name) {\n" + members
        case .properties: return "\nextension \(name) {\n" + members
        }
    }

    private func members(_ property: InterfaceElement) -> String {
        guard let name = property["name"] else { return "" }
        let access = isPublic(property["destinationEntity"]) ? "public " : ""
        var text = """
                \(access)var \(name): \(type(of: property)) {
                    get { managedValue("\(name)") }
                    set { setManagedValue("\(name)", newValue) }
                }

            """
        if property.name == "relationship", property["toMany"] == "YES" {
            let (title, kind) = (name.prefix(1).uppercased() + name.dropFirst(), target(of: property))
            let many = property["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
            for type in [kind, many] {
                text += "    \(access)func addTo\(title)(_ value: \(type)) { addManaged(\"\(name)\", value) }\n"
                text += "    \(access)func removeFrom\(title)(_ value: \(type)) { removeManaged(\"\(name)\", value) }\n"
            }
        }
        return text
    }

    /// Returns whether other modules can access the class of an entity. A class that is written in the project may be
    /// internal.
    private func isPublic(_ name: String?) -> Bool {
        guard let other = model.entities.first(where: { $0.name == name }) else { return true }
        return other.className == nil || other.generation == .whole && isPublic(other.parent)
    }

    private func target(of property: InterfaceElement) -> String {
        model.entities.first { $0.name == property["destinationEntity"] }?.className ?? "NSManagedObject"
    }

    /// Returns the type with which Xcode declares a property.
    private func type(of property: InterfaceElement) -> String {
        if property.name == "relationship" {
            guard property["toMany"] == "YES" else { return target(of: property) + "?" }
            return property["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
        }
        let isScalar = property["usesScalarValueType"] == "YES"
        switch property["attributeType"] ?? "" {
        case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
        case "Double": return isScalar ? "Double" : "NSNumber?"
        case "Float": return isScalar ? "Float" : "NSNumber?"
        case "Boolean": return isScalar ? "Bool" : "NSNumber?"
        case "Decimal": return "NSDecimalNumber?"
        case "Date": return "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Transformable": return (property["customClassName"] ?? "NSObject") + "?"
        default: return "String?"
        }
    }
}
