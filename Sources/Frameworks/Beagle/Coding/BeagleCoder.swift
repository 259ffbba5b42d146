public import Foundation
import HeadlessUIKit
package import JSON

/// Knows which Swift type stands behind `beagle:text` or `custom:box`, and reads documents with it.
///
/// Names are compared without regard to case. Components and actions have a table each, so one name may be in both;
/// of two registrations of one name the last counts (Beagle iOS 2.1, Coder.swift).
public class BeagleCoder {
    /// How strictly documents are read; the default accepts the shapes that other Beagle versions send.
    public var strictness: DecodingStrictness

    private let components: NameTable
    private let actions: NameTable

    /// A coder that knows no name yet; the application's own already knows Beagle's components and actions.
    public init(strictness: DecodingStrictness = .lenient) {
        self.strictness = strictness
        components = NameTable()
        actions = NameTable()
    }

    /// A coder that knows all that `other` knows, which is shared and must not change any more.
    package init(inFrontOf other: BeagleCoder) {
        strictness = other.strictness
        components = NameTable(inFrontOf: other.components)
        actions = NameTable(inFrontOf: other.actions)
    }

    /// Files a type of the application: always under `custom:`, so that it cannot take the place of Beagle's own.
    package func register(_ type: any BeagleCodable.Type, as kind: BeagleKind, named name: String?) {
        table(kind).file(type, under: TypeName(custom: name ?? String(describing: type)))
    }

    /// Files a type under `beagle:`, in place of what was there.
    package func registerBuiltIn(_ type: any BeagleCodable.Type, as kind: BeagleKind, named name: String) {
        table(kind).file(type, under: TypeName(builtIn: name))
    }

    /// Says what stands for names that nobody registered; without it such a name is a decoding error.
    package func registerUnknown(_ kind: BeagleKind, make: @escaping (String) -> any BeagleCodable) {
        table(kind).fileUnknown(make)
    }

    /// The type registered under a full name such as `beagle:text`, nil when there is none.
    package func type(named name: String, _ kind: BeagleKind) -> (any BeagleCodable.Type)? {
        table(kind).type(named: TypeName(name))
    }

    /// The full name a type was registered under last, nil when it was not.
    package func name(of type: any BeagleCodable.Type, _ kind: BeagleKind) -> String? {
        table(kind).name(of: type)?.text
    }

    private func table(_ kind: BeagleKind) -> NameTable {
        switch kind {
        case .component: components
        case .action: actions
        }
    }

    /// The full names of a kind, as they were registered.
    package func names(of kind: BeagleKind) -> [String] {
        table(kind).spellings
    }

    package func unknown(_ name: String, _ kind: BeagleKind) -> (any BeagleCodable)? {
        table(kind).unknown(name)
    }
}

// MARK: - Documents

extension BeagleCoder {
    /// Reads one value from the text of a document.
    ///
    /// Throws a ``BeagleDecodingError`` that says where in the text the trouble is, and what stands there.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from data: Data) throws -> T {
        try decode(type, from: [UInt8](data))
    }

    /// Reads one value from the bytes of a document, and throws as ``decode(_:from:)`` with `Data` does.
    package func decode<T: Decodable>(
        _ type: T.Type = T.self, from bytes: [UInt8], witness: MemberWitness? = nil
    ) throws(BeagleDecodingError) -> T {
        let json: JSON
        do {
            json = try Self.read(bytes)
        } catch {
            throw BeagleDecodingError(error)
        }
        do {
            return try decode(type, from: json, witness: witness)
        } catch {
            throw BeagleDecodingError(error, in: json, bytes: bytes)
        }
    }

    private static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSON {
        guard let reader = UIApplication.shared.values[DocumentReaderKey.self] else { return try JSON(parsing: bytes) }
        return try reader.json(of: bytes)
    }

    /// Reads one value from JSON that is a part of something larger; throws what the types throw.
    package func decode<T: Decodable>(
        _ type: T.Type = T.self, from json: JSON, witness: MemberWitness? = nil
    ) throws -> T {
        try JSONDecoding().decode(type, from: json, userInfo: userInfo, witness: witness)
    }

    /// Writes a value with the names its components and actions are registered under.
    public func encode(_ value: some Encodable) throws -> Data {
        Data(try json(of: value).encoded())
    }

    /// The JSON of a value, with the names its components and actions are registered under.
    package func json(of value: some Encodable) throws -> JSON {
        try JSONEncoding.encode(value, userInfo: userInfo)
    }

    private var userInfo: [CodingUserInfoKey: Any] {
        CodingUserInfoKey.coderAndStrictness(self)
    }
}
