import Foundation
import JSON
import Testing

@Suite("Coding values through JSON")
struct CodableTests {
    enum Kind: String, Codable { case plain, fancy }
    enum Shape: Codable, Equatable { case circle(radius: Double), point }

    struct Leaf: Codable, Equatable {
        var name: String
        var size: Int?
        var ratio: Float = 0.1
    }

    struct Document: Codable, Equatable {
        var kind: Kind = .fancy
        var shapes: [Shape] = [.circle(radius: 1.5), .point]
        var leaf = Leaf(name: "é", size: nil)
        var byName: [String: [Leaf]] = ["1": [Leaf(name: "a", size: 3)]]
        var byNumber: [Int: Bool] = [7: true]
        var link = URL(string: "https://example.com/a?b=c")
        var when = Date(timeIntervalSince1970: 1_700_000_000.25)
        var bytes = Data([1, 2, 3])
        var amount = Decimal(string: "12.25")
        var integers: [UInt64] = [0, .max / 4]
        var small: Int8 = -128
        var raw: JSON = ["any": [1, .null, "x", true, 2.5]]
        var nothing: Int??
    }

    @Test func `A value survives encoding and decoding`() throws {
        let document = Document()
        let json = try JSONEncoding.encode(document)
        #expect(json["ratio"] == nil)
        #expect(json["leaf"] == ["name": "é", "ratio": 0.1])
        #expect(json["link"] == "https://example.com/a?b=c")
        #expect(json["when"] == "2023-11-14T22:13:20.250Z")
        #expect(json["amount"] == 12.25)
        #expect(try JSONDecoding().decode(Document.self, from: json) == document)
        #expect(try JSONDecoding().decode(Document.self, from: JSON(parsing: json.encoded())) == document)
    }

    @Test func `A JSON value also passes through Foundation's coders`() throws {
        let json: JSON = ["a": [1, .null, "x", true, 2.5], "b": [:]]
        let data = try JSONEncoder().encode(json)
        #expect(try JSON(parsing: data) == json)
        #expect(try JSONDecoder().decode(JSON.self, from: data) == json)
    }

    struct Failing: Sendable, CustomTestStringConvertible {
        let json: JSON
        let path: String
        let text: String
        var testDescription: String { "\(json)" }
    }

    struct Screen: Decodable {
        struct Child: Decodable {
            var name: String
            var size: Int8?
            var tags: [String: [Bool]]?
            var kind: Kind?
            var link: URL?
        }
        var children: [Child]
    }

    @Test(arguments: [
        Failing(json: [:], path: "$", text: "\"children\" is missing"),
        Failing(json: [], path: "$", text: "expected an object, found an array"),
        Failing(json: ["children": .null], path: "children", text: "expected an array, found null"),
        Failing(json: ["children": [["name": "a"], ["name": 1]]], path: "children[1].name", text: "a string"),
        Failing(json: ["children": [["size": 1]]], path: "children[0]", text: "\"name\" is missing"),
        Failing(json: ["children": [["name": "", "size": 1.5]]], path: "children[0].size", text: "does not fit"),
        Failing(json: ["children": [["name": "", "size": 128]]], path: "children[0].size", text: "Int8"),
        Failing(json: ["children": [["name": "", "size": true]]], path: "children[0].size", text: "a boolean"),
        Failing(
            json: ["children": [["name": "", "tags": ["1": [true, 0]]]]], path: "children[0].tags.1[1]",
            text: "expected a boolean, found a number"),
        Failing(json: ["children": [["name": "", "kind": "odd"]]], path: "children[0].kind", text: "odd"),
        Failing(json: ["children": [["name": "", "link": ""]]], path: "children[0].link", text: "URL"),
    ])
    func `A decoding error carries the whole path`(_ input: Failing) throws {
        let error = try #require(throws: DecodingError.self) {
            _ = try JSONDecoding().decode(Screen.self, from: input.json)
        }
        let context =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
                .dataCorrupted(let context):
                context
            @unknown default: try #require(nil as DecodingError.Context?)
            }
        #expect(JSONPath(context.codingPath).description == input.path)
        #expect(context.debugDescription.contains(input.text), "\(context.debugDescription)")
    }

    @Test func `A decoding type has access to its JSON, its path and the user info`() throws {
        struct Peek: Decodable {
            let seen: JSON?
            let path: String?
            let told: String?
            init(from decoder: any Decoder) throws {
                let backed = decoder as? any JSONBacked
                seen = backed?.json
                path = backed?.path.description
                told = CodingUserInfoKey(rawValue: "told").flatMap { decoder.userInfo[$0] as? String }
            }
        }
        let key = try #require(CodingUserInfoKey(rawValue: "told"))
        let json: JSON = ["list": [1, ["x": 2]]]
        struct Holder: Decodable { let list: [Peek] }
        let holder = try JSONDecoding().decode(Holder.self, from: json, userInfo: [key: "yes"])
        #expect(holder.list.map(\.seen) == [1, ["x": 2]])
        #expect(holder.list.map(\.path) == ["list[0]", "list[1]"])
        #expect(holder.list.map(\.told) == ["yes", "yes"])
    }

    class Animal: Codable {
        var legs = 4
        init() {}
    }

    final class Bird: Animal {
        var wings = 2
        enum CodingKeys: CodingKey { case wings, nested, list }
        override init() { super.init() }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            wings = try container.decode(Int.self, forKey: .wings)
            let nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
            #expect(try nested.decode(Bool.self, forKey: .wings))
            #expect(!nested.contains(.list))
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            #expect(list.count == 3)
            #expect(try list.decodeNil())
            #expect(try !list.decodeNil())
            #expect(try list.decode(String.self) == "x")
            var inner = try list.nestedUnkeyedContainer()
            #expect(try inner.decode(Int.self) == 1)
            #expect(inner.isAtEnd && list.isAtEnd)
            #expect(throws: DecodingError.self) { _ = try list.decode(Int.self) }
            try super.init(from: container.superDecoder())
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(wings, forKey: .wings)
            var nested = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
            try nested.encode(true, forKey: .wings)
            var list = container.nestedUnkeyedContainer(forKey: .list)
            try list.encodeNil()
            try list.encode("x")
            var inner = list.nestedUnkeyedContainer()
            try inner.encode(1)
            try super.encode(to: container.superEncoder())
        }
    }

    @Test func `Nested containers and a superclass are encoded and decoded`() throws {
        let bird = Bird()
        bird.legs = 2
        let json = try JSONEncoding.encode(bird)
        #expect(json == ["wings": 2, "nested": ["wings": true], "list": [.null, "x", [1]], "super": ["legs": 2]])
        #expect(try JSONDecoding().decode(Bird.self, from: json).legs == 2)
    }

    @Test func `A number that is not finite cannot be encoded, and the error says where`() throws {
        let error = try #require(throws: EncodingError.self) { _ = try JSONEncoding.encode(["a": [1, Double.nan]]) }
        guard case .invalidValue(_, let context) = error else { return }
        #expect(JSONPath(context.codingPath).description == "a[1]")
    }

    @Test func `Scalars can be encoded and decoded by themselves`() throws {
        #expect(try JSONEncoding.encode(1) == 1)
        #expect(try JSONEncoding.encode("x") == "x")
        #expect(try JSONEncoding.encode(UInt64.max) == .double(0x1p64))
        #expect(try JSONEncoding.encode(Int?.none) == .null)
        #expect(try JSONDecoding().decode(Double.self, from: 1) == 1)
        #expect(try JSONDecoding().decode(Int.self, from: .double(3)) == 3)
        #expect(try JSONDecoding().decode(String?.self, from: .null) == nil)
        #expect(try JSONDecoding().decode(Date.self, from: 5) == Date(timeIntervalSince1970: 5))
        #expect(
            try JSONDecoding().decode(Date.self, from: "2023-11-14T22:13:20Z").timeIntervalSince1970 == 1_700_000_000)
    }
}
