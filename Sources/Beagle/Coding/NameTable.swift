/// The types of one kind by name, and back.
struct NameTable {
    var types: [TypeName: any BeagleCodable.Type] = [:]
    var names: [ObjectIdentifier: TypeName] = [:]
    var makeUnknown: ((String) -> any BeagleCodable)?
}

/// A name as documents spell it, `namespace:name`, in the one case that is compared and written.
struct TypeName: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text.lowercased()
    }

    init(builtIn name: String) {
        self.init("beagle:" + name)
    }

    /// A name that carries the namespace already does not get it twice.
    init(custom name: String) {
        let name = TypeName(name)
        self.init(name.text.hasPrefix("custom:") ? name.text : "custom:" + name.text)
    }
}
