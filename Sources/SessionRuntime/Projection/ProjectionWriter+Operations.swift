import HeadlessUIKit
import JSON

extension ProjectionWriter {
    /// Writes the operations that bring a reader from before the changes to after them, one after the other.
    func operations(_ changes: [ChangeSet.Change]) {
        json.beginArray()
        for change in changes {
            switch change {
            case .insert(let view, let parent, let before, let transition):
                insert(view, parent, before, transition)
            case .move(let view, let parent, let before):
                place("move", view, parent, before) { id in json.member("id", id) }
            case .remove(let id, let transition):
                json.beginObject()
                json.member("op", "remove")
                json.member("id", id)
                json.member("transition", transition?.rawValue)
                json.endObject()
            case .update(let view, let keys, let styles, let animation):
                update(view, keys, styles, animation)
            }
        }
        json.endArray()
    }

    private func insert(_ view: UIView, _ parent: UIView, _ before: UIView?, _ transition: Transition?) {
        place("insert", view, parent, before) { id in
            json.key("node")
            node(view, id)
            json.member("transition", transition?.rawValue)
        }
    }

    private func place(
        _ operation: String, _ view: UIView, _ parent: UIView, _ before: UIView?, _ more: (ViewID) -> Void
    ) {
        guard let id = view.id, let parent = parent.id else { return }
        json.beginObject()
        json.member("op", operation)
        json.member("parent", parent)
        json.member("before", before?.id)
        more(id)
        json.endObject()
    }

    private func update(_ view: UIView, _ keys: PropertyKeys, _ styles: [String], _ animation: AnimationTiming?) {
        guard let id = view.id else { return }
        let nothing = json.mark
        json.beginObject()
        json.member("op", "set")
        json.member("id", id)
        json.key("props")
        guard properties({ view.project(keys, styles: styles, into: self) }) else { return json.rewind(to: nothing) }
        if let animation {
            json.member("duration", animation.duration)
            json.member("delay", animation.delay > .zero ? animation.delay : nil)
        }
        json.endObject()
    }
}
