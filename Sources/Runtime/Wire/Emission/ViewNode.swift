package import JSON

/// A view with its descendants, as pages receive it.
///
/// Sessions write nodes incrementally; this type is for reading.
package struct ViewNode: ProjectedView, Sendable, Equatable {
    /// The id of the view.
    package let id: ViewID
    /// The element that the page creates, such as `label` or `button`.
    package let kind: String
    /// The properties of the view; values that are the page's defaults are omitted.
    package let properties: JSONObject
    /// The subviews, from back to front.
    package let children: [ViewNode]

    /// Parses a node; nil if its id is missing.
    package init?(_ json: JSON) {
        guard let id: ViewID = json.id(Key.id) else { return nil }
        self.id = id
        kind = json.text(Key.kind) ?? "view"
        properties = json[Key.properties]?.object ?? [:]
        children = json.list(Key.children, of: ViewNode.init)
    }

    private init(_ node: ViewNode, children: [ViewNode]) {
        id = node.id
        kind = node.kind
        properties = node.properties
        self.children = children
    }

    /// Returns the node with other subviews.
    package func with(children: [ViewNode]) -> ViewNode { ViewNode(self, children: children) }

    /// The names of the members: `{"id","kind","props"?,"children"?}`.
    package enum Key {
        @inlinable package static var id: StaticString { "id" }
        @inlinable package static var kind: StaticString { "kind" }
        @inlinable package static var properties: StaticString { "props" }
        /// The name of the member of `props` that contains the view's styles.
        @inlinable package static var style: StaticString { "style" }
        @inlinable package static var children: StaticString { "children" }
    }
}
