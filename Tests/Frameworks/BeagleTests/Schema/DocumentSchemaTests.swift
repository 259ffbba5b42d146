import Foundation
import JSON
import Testing

@testable import Beagle

@Suite("The schema of documents")
struct DocumentSchemaTests {
    private let coder = BeagleCoder.withBuiltIns()
    private let schema = DocumentSchema.builtIn
    private static let discriminators = Set([BeagleKind.component, .action].map(\.discriminator))

    private func member(_ name: String, of json: JSON?) -> JSON? {
        guard case .object(let members)? = json else { return nil }
        return members[name]
    }

    private func members(_ json: JSON?) -> JSONObject {
        guard case .object(let members)? = json else { return [:] }
        return members
    }

    private var definitions: JSONObject { members(member("$defs", of: schema.json)) }

    private func properties(_ name: String) -> JSONObject { members(member("properties", of: definitions[name])) }

    private func required(_ name: String) -> [String] {
        guard case .array(let names)? = member("required", of: definitions[name]) else { return [] }
        return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }

    /// Returns a minimal value that a schema allows.
    private func sample(_ schema: JSON) -> JSON {
        if case .string(let reference)? = member("$ref", of: schema) {
            let name = String(reference.trimmingPrefix("#/$defs/"))
            switch name {
            case "component": return .object(["_beagleComponent_": .string("beagle:text"), "text": .string("")])
            case "action": return .object(["_beagleAction_": .string("beagle:popView")])
            // The required members of an image depend on its source.
            case "Image.ImagePath": return object(name, with: required(name) + ["mobileId"])
            default: return object(name, with: required(name))
            }
        }
        if case .array(let ways)? = member("anyOf", of: schema), let first = ways.first { return sample(first) }
        if case .array(let choices)? = member("enum", of: schema), let first = choices.first { return first }
        switch member("type", of: schema) {
        case .string("string"): return .string("")
        case .string("boolean"): return .bool(true)
        case .string("integer"), .string("number"): return .int(1)
        case .string("array"): return .array([])
        default: return .object([:])
        }
    }

    private func object(_ name: String, with names: some Sequence<String>) -> JSON {
        .object(names.reduce(into: [:]) { $0[$1] = sample(properties(name)[$1] ?? .null) })
    }

    @Test func `Every registered name has a definition, and no definition is left open`() {
        for kind in [BeagleKind.component, .action] {
            for name in coder.names(of: kind) { #expect(definitions[name] != nil, "\(name)") }
        }
        #expect(schema.open == [])
    }

    @Test func `The decoder reads exactly the members that the schema lists`() throws {
        for (kind, name) in [BeagleKind.component, .action].flatMap({ kind in coder.names(of: kind).map { (kind, $0) } }
        ) {
            for names in [required(name), Array(properties(name).keys)] {
                let witness = MemberWitness()
                var document = members(object(name, with: names))
                document[kind.discriminator] = .string(name)
                switch kind {
                case .component: _ = try? coder.decode(AnyComponent.self, from: .object(document), witness: witness)
                case .action: _ = try? coder.decode(AnyAction.self, from: .object(document), witness: witness)
                }
                let visit = try #require(witness.visits.first, "\(name)")
                #expect(
                    Set(visit.missing).subtracting(Self.discriminators).subtracting(properties(name).keys) == [],
                    "\(name)")
                #expect(visit.unread == [], "\(name)")
            }
        }
    }

    @Test func `The schema's required members are sufficient, and none of them can be left out`() {
        for (kind, name) in [BeagleKind.component, .action].flatMap({ kind in coder.names(of: kind).map { (kind, $0) } }
        ) {
            func canRead(_ names: [String]) -> Bool {
                var document = members(object(name, with: names))
                document[kind.discriminator] = .string(name)
                switch kind {
                case .component: return (try? coder.decode(AnyComponent.self, from: .object(document))) != nil
                case .action: return (try? coder.decode(AnyAction.self, from: .object(document))) != nil
                }
            }
            let names = required(name)
            #expect(canRead(names), "\(name)")
            for left in names { #expect(!canRead(names.filter { $0 != left }), "\(name) without \(left)") }
        }
    }

    @Test func `Every member has a description`() {
        let silent = definitions.keys.flatMap { name in
            properties(name).filter {
                !Self.discriminators.contains($0.key) && member("description", of: $0.value) == nil
            }
            .map { "\(name).\($0.key)" }
        }
        #expect(silent.sorted() == [])
    }

    @Test func `Choices, lists, components and operations have matching schema definitions`() throws {
        let alignment = try #require(properties("beagle:text")["alignment"])
        #expect(String(decoding: alignment.encoded(), as: UTF8.self).contains(#"["LEFT","RIGHT","CENTER"]"#))
        #expect(member("$ref", of: properties("beagle:touchable")["child"]) == .string("#/$defs/component"))
        let press = try #require(properties("beagle:button")["onPress"])
        #expect(String(decoding: press.encoded(), as: UTF8.self).contains(##""items":{"$ref":"#/$defs/action"}"##))
        #expect(required("beagle:text") == ["text"] || required("beagle:text") == [])
        let operations = try #require(member("enum", of: definitions["operation"]))
        #expect(String(decoding: operations.encoded(), as: UTF8.self).contains(#""sum""#))
    }

    @Test func `The components of an app are described as Beagle's own are`() throws {
        let coder = BeagleCoder.withBuiltIns()
        coder.register(type: RatingBar.self)
        let definitions = members(member("$defs", of: DocumentSchema(of: coder).json))
        let rating = try #require(definitions["custom:RatingBar"])
        #expect(
            String(decoding: rating.encoded(), as: UTF8.self) == """
                {"properties":{"caption":{"type":"string"},"shape":{"enum":["star","heart"]},\
                "stars":{"anyOf":[{"type":"integer"},{"$ref":"#/$defs/expression"}]}},\
                "required":["stars","shape"],"type":"object"}
                """)
        let names = member("properties", of: definitions["component"])?[BeagleKind.component.discriminator]?["anyOf"]
        #expect(String(decoding: try #require(names).encoded(), as: UTF8.self).contains(#""custom:RatingBar""#))
    }
}

/// A component of an app.
private struct RatingBar: ServerDrivenComponent {
    enum Shape: String, Codable, CaseIterable {
        case star, heart
    }

    let stars: Beagle.Expression<Int>
    let shape: Shape
    let caption: String?

    func encode(to encoder: any Encoder) throws {}

    func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
