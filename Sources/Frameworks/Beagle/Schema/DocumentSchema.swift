package import JSON

/// The format of documents as a JSON Schema (2020-12).
///
/// The schema contains every registered component and action with the members that its type decodes, nested objects,
/// and the names of operations. It is generated from the types that decode documents, so it always matches them.
package struct DocumentSchema {
    package private(set) var json = JSON.null
    /// The objects whose members are not fully known, because their types do not reveal them. The schema allows any
    /// member in them.
    package private(set) var open: Set<String> = []
    private var definitions: JSONObject = [:]
    private let coder: BeagleCoder

    /// The schema of all types that are built into Beagle. Names under `custom:` are allowed but not described.
    package static var builtIn: DocumentSchema { DocumentSchema(of: .withBuiltIns()) }

    /// Generates the schema of the documents that a coder decodes.
    ///
    /// - Parameter operations: Provides the names of the operations that expressions can call.
    package init(of coder: BeagleCoder, operations: OperationsProvider = OperationsProvider()) {
        self.coder = coder
        for kind in [BeagleKind.component, .action] { define(kind) }
        definitions["expression"] = .object([
            "type": .string("string"), "pattern": .string(#"@\{"#), "description": .string(SchemaWords.expression),
        ])
        definitions["operation"] = .object([
            "enum": .array(operations.names.map(JSON.string)),
            "description": .string(SchemaWords.operation),
        ])
        json = .object([
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"), "$id": .string("urn:kennel:beagle"),
            "title": .string("A Beagle screen"), "$ref": .string("#/$defs/component"), "$defs": .object(definitions),
        ])
    }

    /// Defines the components or the actions as a choice between all their names.
    private mutating func define(_ kind: BeagleKind) {
        let names = Set(coder.names(of: kind)).sorted()
        for name in names {
            guard let type = coder.type(named: name, kind) else { continue }
            define(name, as: Self.name(of: type), by: ShapeProbe(type, named: name, coder: coder))
        }
        let named = { (name: String) in JSON.object([kind.discriminator: .object(["const": .string(name)])]) }
        let branches = names.map { name in
            JSON.object([
                "if": .object(["properties": named(name)]), "then": .object(["$ref": .string("#/$defs/" + name)]),
            ])
        }
        let choice = JSON.object([
            "anyOf": .array([
                .object(["enum": .array(names.map(JSON.string))]),
                .object(["type": .string("string"), "pattern": .string("^custom:")]),
            ])
        ])
        definitions[kind == .component ? "component" : "action"] = .object([
            "type": .string("object"), "required": .array([.string(kind.discriminator)]),
            "properties": .object([kind.discriminator: choice]), "allOf": .array(branches),
        ])
    }

    private mutating func define(_ name: String, as type: String, by probe: ShapeProbe) {
        definitions[name] = .null  // Reserves the name first, because the object may contain itself.
        let properties = probe.members.reduce(into: JSONObject()) { properties, member in
            guard case .object(var schema) = schema(of: member.shape) else { return }
            schema["description"] = SchemaWords.of(member.name, in: type).map(JSON.string)
            properties[member.name] = .object(schema)
        }
        if !probe.isComplete { open.insert(name) }
        let required = probe.members.filter(\.isRequired).map { JSON.string($0.name) }
        definitions[name] = .object([
            "type": .string("object"), "properties": .object(properties), "required": .array(required),
        ])
    }

    private mutating func schema(of shape: Shape) -> JSON {
        switch shape {
        case .text: type("string")
        case .boolean: type("boolean")
        case .integer: type("integer")
        case .number: type("number")
        case .anything: .object([:])
        case .component: reference("component")
        case .action: reference("action")
        case .actions: either(list(reference("action")), reference("action"))
        case .list(let element): list(schema(of: element))
        case .dictionary(let value):
            .object(["type": .string("object"), "additionalProperties": schema(of: value)])
        case .expression(let value): either(schema(of: value), reference("expression"))
        case .choice(let texts): .object(["enum": .array(texts.map(JSON.string))])
        case .object(let type): object(type)
        }
    }

    /// Returns a reference to the definition of an object. If the type is not decoded from an object, the definition
    /// allows any value.
    private mutating func object(_ type: any Decodable.Type) -> JSON {
        let name = Self.name(of: type)
        if definitions[name] == nil {
            let probe = ShapeProbe(type, coder: coder)
            if !probe.isComplete { open.insert(name) }
            guard !probe.members.isEmpty else { return .object([:]) }
            define(name, as: name, by: probe)
        }
        return reference(name)
    }

    private static func name(of type: Any.Type) -> String {
        let whole = String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        return String(whole.trimmingPrefix("Beagle."))
    }

    private func type(_ name: String) -> JSON { .object(["type": .string(name)]) }
    private func list(_ items: JSON) -> JSON { .object(["type": .string("array"), "items": items]) }
    private func either(_ one: JSON, _ other: JSON) -> JSON { .object(["anyOf": .array([one, other])]) }
    private func reference(_ name: String) -> JSON { .object(["$ref": .string("#/$defs/" + name)]) }
}
