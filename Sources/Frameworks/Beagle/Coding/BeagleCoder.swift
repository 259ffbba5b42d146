public import Foundation
import HeadlessUIKit
package import JSON

/// Maps names such as `beagle:text` or `custom:box` to Swift types, and decodes documents with them.
///
/// Names are case-insensitive. Components and actions have separate tables, so a name may be in both. If a name is
/// registered repeatedly, the last registration is used (Beagle iOS 2.1, Coder.swift).
public class BeagleCoder {
    /// The strictness of decoding; the default also accepts the formats of other Beagle versions.
    public var strictness: DecodingStrictness

    private let components: NameTable
    private let actions: NameTable

    /// Creates an empty coder. The app's own coder already contains Beagle's components and actions.
    public init(strictness: DecodingStrictness = .lenient) {
        self.strictness = strictness
        components = NameTable()
        actions = NameTable()
    }

    /// Creates a coder that extends `other` by further registrations. `other` is shared and must not be changed
    /// afterwards.
    package init(inFrontOf other: BeagleCoder) {
        strictness = other.strictness
        components = NameTable(inFrontOf: other.components)
        actions = NameTable(inFrontOf: other.actions)
    }

    /// Registers a custom type, always under `custom:`, so that it cannot replace a built-in one.
    package func register(_ type: any BeagleCodable.Type, as kind: BeagleKind, named name: String?) {
        table(kind).file(type, under: TypeName(custom: name ?? String(describing: type)))
    }

    /// Registers a type under `beagle:`, replacing an earlier registration.
    package func registerBuiltIn(_ type: any BeagleCodable.Type, as kind: BeagleKind, named name: String) {
        table(kind).file(type, under: TypeName(builtIn: name))
    }

    /// Sets the factory of placeholders for unregistered names; without one, such a name is a decoding error.
    package func registerUnknown(_ kind: BeagleKind, make: @escaping (String) -> any BeagleCodable) {
        table(kind).fileUnknown(make)
    }

    /// Returns the type registered under a full name such as `beagle:text`; nil if there is none.
    package func type(named name: String, _ kind: BeagleKind) -> (any BeagleCodable.Type)? {
        table(kind).type(named: TypeName(name))
    }

    /// Returns the full name under which a type was last registered; nil if it is not registered.
    package func name(of type: any BeagleCodable.Type, _ kind: BeagleKind) -> String? {
        table(kind).name(of: type)?.text
    }

    private func table(_ kind: BeagleKind) -> NameTable {
        switch kind {
        case .component: components
        case .action: actions
        }
    }

    /// Returns the full names of a kind, as they were registered.
    package func names(of kind: BeagleKind) -> [String] {
        table(kind).spellings
    }

    package func unknown(_ name: String, kind: BeagleKind) -> (any BeagleCodable)? {
        table(kind).unknown(name)
    }
}

// MARK: - Documents

extension BeagleCoder {
    /// Decodes one value from the text of a document.
    ///
    /// Throws a ``BeagleDecodingError`` that contains the position of the invalid value, and the value.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from data: Data) throws -> T {
        try decode(type, from: [UInt8](data))
    }

    /// Decodes one value from the bytes of a document; throws like ``decode(_:from:)`` with `Data`.
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
        guard let reader = AppEnvironment.current.values[DocumentReaderKey.self] else {
            return try JSON(parsing: bytes)
        }
        return try reader.json(of: bytes)
    }

    /// Decodes one value from JSON that is part of a larger document. Throws the errors of the decoded types, without a
    /// position in the text.
    package func decode<T: Decodable>(
        _ type: T.Type = T.self, from json: JSON, witness: MemberWitness? = nil
    ) throws -> T {
        try JSONDecoding().decode(type, from: json, userInfo: userInfo, witness: witness)
    }

    /// Encodes a value, with the registered names of its components and actions.
    public func encode(_ value: some Encodable) throws -> Data {
        Data(try json(of: value).encoded())
    }

    /// Returns the JSON of a value, with the registered names of its components and actions.
    package func json(of value: some Encodable) throws -> JSON {
        try JSONEncoding.encode(value, userInfo: userInfo)
    }

    private var userInfo: [CodingUserInfoKey: Any] {
        CodingUserInfoKey.coderAndStrictness(self)
    }
}
