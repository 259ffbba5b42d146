/// An XML element of a storyboard or nib, with all nested elements.
public struct InterfaceElement: Sendable, Equatable {
    /// The name of the element: `label`, `constraint`, `segue`.
    public let name: String
    /// The attributes, as in the file.
    public var attributes: [String: String]
    /// The nested elements, in the file's order.
    public var children: [InterfaceElement]
    /// The text of the element; nil if it has none.
    public var text: String?

    /// Creates an element.
    public init(
        _ name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String? = nil
    ) {
        (self.name, self.attributes, self.children, self.text) = (name, attributes, children, text)
    }

    /// The value of an attribute; nil if it is absent.
    public subscript(attribute: String) -> String? { attributes[attribute] }

    /// The id by which other elements refer to this one; nil if it has none.
    public var id: String? { attributes["id"] }

    /// The property of the parent element that this element defines; nil if it defines none.
    public var key: String? { attributes["key"] }

    /// Returns the first child with a name; nil if there is none.
    public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Returns the child that defines a property; nil if there is none.
    public func property(_ key: String) -> InterfaceElement? { children.first { $0.key == key } }

    /// Returns the children of the first child with a name; empty if there is none.
    public func items(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Calls `visit` with the element and all nested elements, parents first and in the file's order.
    public func walk(_ visit: (InterfaceElement) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}

/// The encoding as an array: the name, the attributes, the text or null, and the children.
extension InterfaceElement: Codable {
    /// Decodes an element with all nested elements. Throws a `DecodingError`.
    public init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        name = try parts.decode(String.self)
        attributes = try parts.decode([String: String].self)
        text = try parts.decode(String?.self)
        children = []
        while !parts.isAtEnd { children.append(try parts.decode(InterfaceElement.self)) }
    }

    /// Encodes the element with all nested elements.
    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.unkeyedContainer()
        try parts.encode(name)
        try parts.encode(attributes)
        try parts.encode(text)
        for child in children { try parts.encode(child) }
    }
}
