public import Foundation

/// What an entity's objects have: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
    public var name: String
    /// Whether an object can be saved without it.
    public var isOptional: Bool
    /// Whether it is kept in the object only, and gone with it.
    public var isTransient = false

    public init(name: String = "", isOptional: Bool = true) {
        (self.name, self.isOptional) = (name, isOptional)
    }
}

open class NSAttributeDescription: NSPropertyDescription {
    public var attributeType: NSAttributeType
    /// What a new object has; nil where it has nothing.
    public var defaultValue: Any?

    public init(
        name: String = "", type: NSAttributeType = .stringAttributeType, isOptional: Bool = true,
        defaultValue: Any? = nil
    ) {
        (self.attributeType, self.defaultValue) = (type, defaultValue)
        super.init(name: name, isOptional: isOptional)
    }
}

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

open class NSRelationshipDescription: NSPropertyDescription {
    public var destinationName: String
    /// The name of the relationship by which the other end names this one; nil where it has none.
    public var inverseName: String?
    public var isToMany: Bool
    /// Whether the several have an order of their own.
    public var isOrdered: Bool
    public var deleteRule: NSDeleteRule

    public init(
        name: String, to destinationName: String, inverse inverseName: String? = nil, isToMany: Bool = false,
        isOrdered: Bool = false, deleteRule: NSDeleteRule = .nullifyDeleteRule, isOptional: Bool = true
    ) {
        (self.destinationName, self.inverseName, self.isToMany) = (destinationName, inverseName, isToMany)
        (self.isOrdered, self.deleteRule) = (isOrdered, deleteRule)
        super.init(name: name, isOptional: isOptional)
    }
}
