public import Foundation

/// What an entity's objects have: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
    /// What code asks an object for it by.
    public var name: String
    /// Whether an object can be saved without it.
    public var isOptional: Bool
    /// Whether it is kept in the object only, and gone with it.
    public var isTransient = false

    /// A property of this name.
    public init(name: String = "", isOptional: Bool = true) {
        (self.name, self.isOptional) = (name, isOptional)
    }
}

/// A value that an entity's objects have.
open class NSAttributeDescription: NSPropertyDescription {
    /// What the values are.
    public var attributeType: NSAttributeType
    /// What a new object has; nil where it has nothing.
    public var defaultValue: Any?

    /// An attribute of this name and type.
    public init(
        name: String = "", type: NSAttributeType = .stringAttributeType, isOptional: Bool = true,
        defaultValue: Any? = nil
    ) {
        (self.attributeType, self.defaultValue) = (type, defaultValue)
        super.init(name: name, isOptional: isOptional)
    }
}

/// What becomes of the objects at the other end where one is deleted.
public enum NSDeleteRule: String, Sendable {
    /// Nothing, not even that they name the deleted one no more.
    case noActionDeleteRule = "No Action"
    /// They name the deleted one no more.
    case nullifyDeleteRule = "Nullify"
    /// They are deleted too.
    case cascadeDeleteRule = "Cascade"
    /// While there are any, the object cannot be deleted: saving throws.
    case denyDeleteRule = "Deny"
}

/// Other objects that an entity's objects name.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The name of the entity at the other end.
    public var destinationName: String
    /// The name of the relationship by which the other end names this one; nil where it has none.
    public var inverseName: String?
    /// Whether one object names several.
    public var isToMany: Bool
    /// Whether the several have an order of their own.
    public var isOrdered: Bool
    /// What becomes of the other end where an object is deleted.
    public var deleteRule: NSDeleteRule

    /// A relationship of this name to an entity.
    public init(
        name: String, to destinationName: String, inverse inverseName: String? = nil, isToMany: Bool = false,
        isOrdered: Bool = false, deleteRule: NSDeleteRule = .nullifyDeleteRule, isOptional: Bool = true
    ) {
        (self.destinationName, self.inverseName, self.isToMany) = (destinationName, inverseName, isToMany)
        (self.isOrdered, self.deleteRule) = (isOrdered, deleteRule)
        super.init(name: name, isOptional: isOptional)
    }
}
