package import JSON

/// One step that brings a reader's views up to date.
package enum ViewOperation: Sendable, Equatable {
    /// A view came, with all it contains: in front of all others of its parent, or behind one.
    case insert(ViewNode, parent: ViewID, before: ViewID?)
    /// A view stands in another place.
    case move(ViewID, parent: ViewID, before: ViewID?)
    /// A view went, with all it contains.
    case remove(ViewID)
    /// Properties of a view changed; null for those that it has no longer.
    case set(ViewID, JSONObject)

    /// Reads an operation; nil where it makes no sense.
    package init?(_ json: JSON) {
        guard let name = json.text(Key.operation) else { return nil }
        let place = { () -> (ViewID, ViewID?)? in
            json.id(Key.parent).map { ($0, json.id(Key.before)) }
        }
        switch name {
        case Name.insert.description:
            guard let (parent, before) = place(), let node = json[Key.node].flatMap(ViewNode.init) else { return nil }
            self = .insert(node, parent: parent, before: before)
        case Name.move.description:
            guard let (parent, before) = place(), let id: ViewID = json.id(ViewNode.Key.id) else { return nil }
            self = .move(id, parent: parent, before: before)
        case Name.remove.description:
            guard let id: ViewID = json.id(ViewNode.Key.id) else { return nil }
            self = .remove(id)
        case Name.set.description:
            guard let id: ViewID = json.id(ViewNode.Key.id), let properties = json[ViewNode.Key.properties]?.object
            else { return nil }
            self = .set(id, properties)
        default: return nil
        }
    }

    /// The values of the member `op`.
    package enum Name {
        @inlinable package static var insert: StaticString { "insert" }
        @inlinable package static var move: StaticString { "move" }
        @inlinable package static var remove: StaticString { "remove" }
        @inlinable package static var set: StaticString { "set" }
    }

    /// The names of the members, besides those of a node.
    package enum Key {
        @inlinable package static var operation: StaticString { "op" }
        @inlinable package static var parent: StaticString { "parent" }
        @inlinable package static var before: StaticString { "before" }
        @inlinable package static var node: StaticString { "node" }
        /// How a view comes or goes.
        @inlinable package static var transition: StaticString { "transition" }
        /// How long a change is drawn.
        @inlinable package static var duration: StaticString { "duration" }
        /// After what time it begins to be drawn.
        @inlinable package static var delay: StaticString { "delay" }
        /// Whether a change is drawn again and again.
        @inlinable package static var repeats: StaticString { "repeats" }
        /// Whether a change is drawn backwards too.
        @inlinable package static var reverses: StaticString { "reverses" }
        /// The cubic curve along which a change is drawn, by its two points.
        @inlinable package static var curve: StaticString { "curve" }
        /// The damping ratio and the first velocity of the spring that a change is drawn as.
        @inlinable package static var spring: StaticString { "spring" }
    }
}
