import SwiftSyntax

/// The `@objc` protocols that a module knows, and their optional members that return something.
///
/// In the translation, such a requirement returns nil by default, and classes that have the member satisfy it by a
/// second one.
public struct ObjectiveProtocols: Sendable {
    /// The types of the results of methods by their full names, by protocol.
    private(set) var methods: [String: [String: String]] = [:]
    /// The types of properties by name, by protocol.
    private(set) var properties: [String: [String: String]] = [:]

    /// The names of the `@objc` protocols themselves.
    private(set) var names: Set<String> = []

    /// What is appended to the name of an optional property that is not itself of an optional type.
    static let suffix = "IfAny"

    /// Whether there are none.
    var areMissing: Bool { methods.isEmpty && properties.isEmpty }

    /// The names of all properties.
    var propertyNames: Set<String> { Set(properties.values.flatMap(\.keys)) }

    /// Adds the optional members of a protocol.
    mutating func add(_ node: ProtocolDeclSyntax) {
        names.insert(node.name.text)
        for member in node.optionalMembers {
            if let function = member.as(FunctionDeclSyntax.self), let type = function.resultOfOptional {
                methods[node.name.text, default: [:]][function.fullName] = type.trimmedDescription
            } else if let (name, type) = member.as(VariableDeclSyntax.self)?.optionalRequirement {
                properties[node.name.text, default: [:]][name.trimmedDescription] = type.trimmedDescription
            }
        }
    }

    /// Adds the members of protocols of another module.
    public mutating func add(_ other: ObjectiveProtocols) {
        methods.merge(other.methods) { own, _ in own }
        names.formUnion(other.names)
        properties.merge(other.properties) { own, _ in own }
    }
}

extension ProtocolDeclSyntax {
    /// The members with the word `optional`.
    var optionalMembers: [DeclSyntax] {
        memberBlock.members.map(\.decl).filter { member in
            member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" } == true
        }
    }
}

extension FunctionDeclSyntax {
    /// The type of the result, if it is not optional itself.
    var resultOfOptional: TypeSyntax? {
        guard let type = signature.returnClause?.type, !type.isOptional else { return nil }
        return type
    }
}

extension VariableDeclSyntax {
    /// The name and the type of the property, if the type is not optional itself.
    var optionalRequirement: (name: PatternSyntax, type: TypeSyntax)? {
        guard bindings.count == 1, let binding = bindings.first, let type = binding.typeAnnotation?.type,
            !type.isOptional
        else { return nil }
        return (binding.pattern, type)
    }
}

extension TypeSyntax {
    var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}
