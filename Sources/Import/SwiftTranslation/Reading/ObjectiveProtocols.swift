import SwiftSyntax

/// The `@objc` protocols known in a module, and their optional members that return a value.
///
/// In the translation, such a requirement returns nil by default. A class that has the member gets a second member with
/// an optional result, which satisfies the requirement.
public struct ObjectiveProtocols: Sendable {
    /// The result types of optional methods, by protocol and full method name.
    private(set) var methods: [String: [String: String]] = [:]
    /// The types of optional properties, by protocol and name.
    private(set) var properties: [String: [String: String]] = [:]

    /// The names of all known `@objc` protocols.
    private(set) var names: Set<String> = []

    /// The suffix of the translated name of an optional property whose declared type is not optional.
    static let suffix = "IfAny"

    /// Whether no protocol has such optional members.
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
    /// The members that are declared `optional`.
    var optionalMembers: [DeclSyntax] {
        memberBlock.members.map(\.decl).filter { member in
            member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" } == true
        }
    }
}

extension FunctionDeclSyntax {
    /// The result type of the function; nil if it is optional already.
    var resultOfOptional: TypeSyntax? {
        guard let type = signature.returnClause?.type, !type.isOptional else { return nil }
        return type
    }
}

extension VariableDeclSyntax {
    /// The name and type of the property; nil if its type is optional already.
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
