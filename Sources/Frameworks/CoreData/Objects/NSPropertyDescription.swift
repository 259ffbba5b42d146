public import Foundation

open class NSPropertyDescription: NSObject {
    public var name: String
    public var isOptional: Bool
    public var isTransient = false

    public init(name: String = "", isOptional: Bool = true) {
        (self.name, self.isOptional) = (name, isOptional)
    }
}

open class NSAttributeDescription: NSPropertyDescription {
    public var attributeType: NSAttributeType
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
    case noActionDeleteRule = "No Action"
    case nullifyDeleteRule = "Nullify"
    case cascadeDeleteRule = "Cascade"
    case denyDeleteRule = "Deny"
}

open class NSRelationshipDescription: NSPropertyDescription {
    public var destinationName: String
    /// The name of the inverse relationship; nil if there is none.
    public var inverseName: String?
    public var isToMany: Bool
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
