import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

@Suite("Expressions by table")
struct ExpressionVectorTests {
    /// Every vector of every file in the folder. A new file is found automatically.
    static let vectors: [Vector] = (try? load()) ?? []

    private static func load() throws -> [Vector] {
        try Fixture.documents(in: "expressions").flatMap { name in
            try JSONDecoding().decode([Vector].self, from: JSON(parsing: Fixture.bytes(name)))
        }
    }

    @Test func `At least 38 expression vectors can be loaded`() throws {
        #expect(try Self.load().count >= 38)
    }

    @Test(arguments: vectors)
    func `Each expression vector evaluates to its expected value`(_ vector: Vector) {
        let stage = BeagleStage()
        let result = stage.run { vector.result() }
        #expect(result.looselyEquals(vector.expected), "\(vector.note ?? ""): \(result) is not \(vector.expected)")
    }
}

/// One row of a table: contexts, writes to them, an expression, and its result.
struct Vector: Decodable, CustomTestStringConvertible {
    let context: [String: JSON]
    let set: [Write]?
    let expression: String
    let target: String?
    let expected: JSON
    let note: String?

    struct Write: Decodable {
        let contextId: String
        let path: String?
        let value: JSON
    }

    private enum CodingKeys: String, CodingKey {
        case context, set, expression, target, expected, note
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        context = try members.decodeIfPresent([String: JSON].self, forKey: .context) ?? [:]
        set = try members.decodeIfPresent([Write].self, forKey: .set)
        expression = try members.decode(String.self, forKey: .expression)
        target = try members.decodeIfPresent(String.self, forKey: .target)
        expected = try members.decodeIfPresent(JSON.self, forKey: .expected) ?? .null
        note = try members.decodeIfPresent(String.self, forKey: .note)
    }

    var testDescription: String { note ?? expression }

    /// Returns the value as the target's type. Nil and null are both null.
    func result() -> JSON {
        let view = UIView()
        for (id, value) in context { view.setContext(Context(id: id, value: DynamicObject(data: value))) }
        for write in set ?? [] { apply(write, view) }
        let value = DynamicObject(payload: expression).evaluate(in: view)
        return switch target {
        case "string": .string(value.converted(to: String.self) ?? "nil")
        case "bool": value.converted(to: Bool.self).map(JSON.bool) ?? .null
        case "int": value.converted(to: Int.self).map { .int(Int64($0)) } ?? .null
        case "double": value.converted(to: Double.self).map(JSON.double) ?? .null
        default: value.json
        }
    }

    private func apply(_ write: Write, _ view: UIView) {
        let value = DynamicObject(payload: write.value).evaluate(in: view)
        guard let text = write.path else { return _ = EventScope.set(write.contextId, to: value, at: nil, from: view) }
        guard let path = Path(rawValue: text) else { return }  // the action does nothing
        _ = EventScope.set(write.contextId, to: value, at: path, from: view)
    }
}

extension JSON {
    /// Compares numbers by value, so that 2 equals 2.0.
    func looselyEquals(_ other: JSON) -> Bool {
        switch (self, other) {
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.looselyEquals($1) }
        case (.object(let left), .object(let right)):
            left.count == right.count
                && left.allSatisfy { key, value in right[key].map(value.looselyEquals) ?? false }
        default: self == other || (double != nil && double == other.double)
        }
    }
}
