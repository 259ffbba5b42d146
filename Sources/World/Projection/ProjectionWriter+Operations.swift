import HeadlessUIKit
import JSON
import Wire

extension ProjectionWriter {
    /// Writes the operations that bring a reader from before the changes to after them, one after the other.
    func operations(_ changes: [ChangeSet.Change], to json: inout JSONWriter) {
        json.beginArray()
        for change in changes where json.count <= limit {
            switch change {
            case .insert(let view, let parent, let before, let transition):
                insert(view, parent, before, transition, to: &json)
            case .move(let view, let parent, let before):
                place("move", view, parent, before, to: &json) { json, id in json.member("id", id) }
            case .remove(let id, let transition):
                json.beginObject()
                json.members(#""op":"remove""#)
                json.member("id", id)
                json.member("transition", transition?.rawValue)
                json.endObject()
            case .update(let view, let keys, let styles, let animation):
                update(view, keys, styles, animation, to: &json)
            }
        }
        json.endArray()
    }

    private func insert(
        _ view: UIView, _ parent: UIView, _ before: UIView?, _ transition: Transition?, to json: inout JSONWriter
    ) {
        place("insert", view, parent, before, to: &json) { json, id in
            json.key("node")
            node(view, id, to: &json)
            json.member("transition", transition?.rawValue)
        }
    }

    private func place(
        _ operation: StaticString, _ view: UIView, _ parent: UIView, _ before: UIView?, to json: inout JSONWriter,
        _ more: (inout JSONWriter, ViewNumber) -> Void
    ) {
        guard let id = view.id, let parent = parent.id else { return }
        json.beginObject()
        json.key("op")
        json.string(operation)
        json.member("parent", parent)
        json.member("before", before?.id)
        more(&json, id)
        json.endObject()
    }

    private func update(
        _ view: UIView, _ keys: PropertyKeys, _ styles: [String], _ animation: AnimationTiming?,
        to json: inout JSONWriter
    ) {
        guard let id = view.id else { return }
        let nothing = json.mark
        json.beginObject()
        json.members(#""op":"set""#)
        json.member("id", id)
        json.key("props")
        guard properties(to: &json, { view.project(keys, styles: styles, into: self) }) else {
            return json.rewind(to: nothing)
        }
        if let animation {
            json.member("duration", animation.duration)
            json.member("delay", animation.delay > .zero ? animation.delay : nil)
        }
        json.endObject()
    }
}
