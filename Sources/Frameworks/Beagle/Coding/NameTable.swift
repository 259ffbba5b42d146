/// The types of one kind by name, and back.
///
/// A table may stand in front of another that many share, as every application's does in front of Beagle's own: then it
/// holds only what was filed since.
final class NameTable {
    private let shared: NameTable?
    private var types: [TypeName: any BeagleCodable.Type] = [:]
    private var names: [ObjectIdentifier: TypeName] = [:]
    private var makeUnknown: ((String) -> any BeagleCodable)?

    /// An empty table in front of `shared`, which must not change any more.
    init(inFrontOf shared: NameTable? = nil) {
        self.shared = shared
    }

    /// The type under a name, nil when there is none.
    func type(named name: TypeName) -> (any BeagleCodable.Type)? {
        types[name] ?? shared?.type(named: name)
    }

    /// The names there are, as they were filed.
    var spellings: [String] { types.keys.map(\.spelling) + (shared?.spellings ?? []) }

    /// The name a type was filed under last, nil when it was not.
    func name(of type: any BeagleCodable.Type) -> TypeName? {
        names[ObjectIdentifier(type)] ?? shared?.name(of: type)
    }

    /// Files a type, in place of what had the name.
    func file(_ type: any BeagleCodable.Type, under name: TypeName) {
        types[name] = type
        names[ObjectIdentifier(type)] = name
    }

    /// What stands for a name that nobody filed; nil when nothing does.
    func unknown(_ name: String) -> (any BeagleCodable)? {
        makeUnknown?(name) ?? shared?.unknown(name)
    }

    /// Says what stands for names that nobody filed.
    func fileUnknown(_ make: @escaping (String) -> any BeagleCodable) {
        makeUnknown = make
    }
}

/// A name as documents spell it, `namespace:name`, in the one case that is compared and written.
struct TypeName: Hashable {
    let text: String
    /// As it was registered, for people to read.
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

    /// A name that carries the namespace already does not get it twice.
    init(custom name: String) {
        let name = TypeName(name)
        self.init(name.text.hasPrefix("custom:") ? name.spelling : "custom:" + name.spelling)
    }
}
