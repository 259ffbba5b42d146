/// One element of a storyboard or nib, with all that lies in it.
public struct InterfaceElement: Sendable, Equatable {
    /// What it is, as the file calls it: `label`, `constraint`, `segue`.
    public let name: String
    /// Its attributes, as they are written.
    public var attributes: [String: String]
    /// What lies in it, in the file's order.
    public var children: [InterfaceElement]
    /// The text in it, where there is any.
    public var text: String?

    /// An element of that name.
    public init(
        _ name: String, _ attributes: [String: String] = [:], _ children: [InterfaceElement] = [], text: String? = nil
    ) {
        (self.name, self.attributes, self.children, self.text) = (name, attributes, children, text)
    }

    /// The attribute of a name; nil where there is none.
    public subscript(attribute: String) -> String? { attributes[attribute] }

    /// What other elements name it by; nil where nothing can.
    public var id: String? { attributes["id"] }

    /// Which property of the element around it is; nil where that is not said.
    public var key: String? { attributes["key"] }

    /// The first child of a name; nil where there is none.
    public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// The child that is the property of this name; nil where there is none.
    public func property(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// What lies in the first child of a name; nothing where there is none.
    public func items(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Calls `visit` with the element and all inside, from the outside in and in the file's order.
    public func walk(_ visit: (InterfaceElement) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}

/// Written as an array: the name, the attributes, the text or null, and the children.
extension InterfaceElement: Codable {
    /// Reads an element and all inside. Throws a `DecodingError`.
    public init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        name = try parts.decode(String.self)
        attributes = try parts.decode([String: String].self)
        text = try parts.decode(String?.self)
        children = []
        while !parts.isAtEnd { children.append(try parts.decode(InterfaceElement.self)) }
    }

    /// Writes the element and all inside.
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.unkeyedContainer()
        try parts.encode(name)
        try parts.encode(attributes)
        try parts.encode(text)
        for child in children { try parts.encode(child) }
    }
}
