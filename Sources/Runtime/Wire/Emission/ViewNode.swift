package import JSON

/// A view with all it contains, as readers have it.
///
/// A session writes nodes piece by piece while its views speak; readers take them whole.
package struct ViewNode: Sendable, Equatable {
    /// Its name.
    package let id: ViewID
    /// What the page makes of it: `label`, `button`, …
    package let kind: String
    /// What it says of itself; what the page takes for granted is left out.
    package let properties: JSONObject
    /// The views in it, from back to front.
    package let children: [ViewNode]

    /// Reads a node; nil where it has no name.
    package init?(_ json: JSON) {
        guard let id: ViewID = json.id(Key.id) else { return nil }
        self.id = id
        kind = json.text(Key.kind) ?? "view"
        properties = json[Key.properties]?.object ?? [:]
        children = json.list(Key.children, of: ViewNode.init)
    }

    /// The names of the members: `{"id","kind","props"?,"children"?}`.
    package enum Key {
        @inlinable package static var id: StaticString { "id" }
        @inlinable package static var kind: StaticString { "kind" }
        @inlinable package static var properties: StaticString { "props" }
        /// Among the properties.
        @inlinable package static var style: StaticString { "style" }
        @inlinable package static var children: StaticString { "children" }
    }
}
