package import JSON

/// A step that updates a page's views.
package enum ViewOperation: Sendable, Equatable {
    /// Inserts a view with its descendants: in front of all siblings, or behind the view `before`.
    case insert(ViewNode, parent: ViewID, before: ViewID?)
    /// Moves a view to another position.
    case move(ViewID, parent: ViewID, before: ViewID?)
    /// Removes a view with its descendants.
    case remove(ViewID)
    /// Sets properties of a view; null removes a property.
    case set(ViewID, JSONObject)

    /// Parses an operation; nil if it is invalid.
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

    /// The values of the JSON member `op`, which names the kind of an operation.
    package enum Name {
        @inlinable package static var insert: StaticString { "insert" }
        @inlinable package static var move: StaticString { "move" }
        @inlinable package static var remove: StaticString { "remove" }
        @inlinable package static var set: StaticString { "set" }
    }

    /// The names of the JSON members of an operation. `ViewNode.Key` has those of a node.
    package enum Key {
        @inlinable package static var operation: StaticString { "op" }
        @inlinable package static var parent: StaticString { "parent" }
        @inlinable package static var before: StaticString { "before" }
        @inlinable package static var node: StaticString { "node" }
        /// The animation with which a view is inserted or removed.
        @inlinable package static var transition: StaticString { "transition" }
        /// The duration of an animated change.
        @inlinable package static var duration: StaticString { "duration" }
        /// The delay of an animated change.
        @inlinable package static var delay: StaticString { "delay" }
        /// Whether an animated change repeats.
        @inlinable package static var repeats: StaticString { "repeats" }
        /// Whether an animated change also runs in reverse.
        @inlinable package static var reverses: StaticString { "reverses" }
        /// The cubic timing curve of an animated change, as its two control points.
        @inlinable package static var curve: StaticString { "curve" }
        /// The damping ratio and initial velocity of a spring animation.
        @inlinable package static var spring: StaticString { "spring" }
    }
}
