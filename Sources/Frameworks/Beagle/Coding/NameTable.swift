/// A bidirectional map between the names and the types of one kind.
///
/// A table may extend a shared one, for example, every app's table extends the table of Beagle's own types. It then
/// contains only the additional registrations.
final class NameTable {
    private let shared: NameTable?
    private var types: [TypeName: any BeagleCodable.Type] = [:]
    private var names: [ObjectIdentifier: TypeName] = [:]
    private var makeUnknown: ((String) -> any BeagleCodable)?

    /// Creates an empty table that extends `shared`. The shared table must not be changed afterwards. Nil creates an
    /// independent table.
    init(inFrontOf shared: NameTable? = nil) {
        self.shared = shared
    }

    /// Returns the type registered under a name; nil if there is none.
    func type(named name: TypeName) -> (any BeagleCodable.Type)? {
        types[name] ?? shared?.type(named: name)
    }

    /// The registered names, as they were written.
    var spellings: [String] { types.keys.map(\.spelling) + (shared?.spellings ?? []) }

    /// Returns the name under which a type was last registered; nil if it is not registered.
    func name(of type: any BeagleCodable.Type) -> TypeName? {
        names[ObjectIdentifier(type)] ?? shared?.name(of: type)
    }

    /// Registers a type, replacing an earlier registration of the name.
    func file(_ type: any BeagleCodable.Type, under name: TypeName) {
        types[name] = type
        names[ObjectIdentifier(type)] = name
    }

    /// Returns the placeholder for an unregistered name; nil if no factory of placeholders is set.
    func unknown(_ name: String) -> (any BeagleCodable)? {
        makeUnknown?(name) ?? shared?.unknown(name)
    }

    /// Sets the factory of placeholders for unregistered names.
    func fileUnknown(_ make: @escaping (String) -> any BeagleCodable) {
        makeUnknown = make
    }
}

/// A case-insensitive name of the form `namespace:name`, as written in documents.
struct TypeName: Hashable {
    let text: String
    /// The name in its registered case, for messages.
    let spelling: String

    init(_ spelling: String) {
        self.spelling = spelling
        text = spelling.lowercased()
    }

    static func == (one: TypeName, other: TypeName) -> Bool { one.text == other.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    init(builtIn name: String) {
        self.init("beagle:" + name)
    }

    /// Adds the namespace `custom:`, unless the name already has it.
    init(custom name: String) {
        let name = TypeName(name)
        self.init(name.text.hasPrefix("custom:") ? name.spelling : "custom:" + name.spelling)
    }
}
