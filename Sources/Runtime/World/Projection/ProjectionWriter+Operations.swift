import HeadlessUIKit
import JSON
import Wire

extension ProjectionWriter {
    /// Writes the operations that update a page's views, in order.
    func operations(_ changes: [ChangeSet.Change], to json: inout JSONWriter) {
        json.beginArray()
        for change in changes where json.count <= limit {
            switch change {
            case .insert(let view, let parent, let before, let transition):
                writeInsertion(of: view, into: parent, before: before, transition: transition, to: &json)
            case .move(let view, let parent, let before):
                writeOperation(ViewOperation.Name.move, on: view, in: parent, before: before, to: &json) { json, id in
                    json.member(ViewNode.Key.id, id)
                }
            case .remove(let id, let transition):
                json.beginObject()
                json.key(ViewOperation.Key.operation)
                json.string(ViewOperation.Name.remove)
                json.member(ViewNode.Key.id, id)
                json.member(ViewOperation.Key.transition, transition?.rawValue)
                json.endObject()
            case .update(let view, let keys, let animation):
                writeUpdate(of: view, keys: keys, animation: animation, to: &json)
            }
        }
        json.endArray()
    }

    private func writeInsertion(
        of view: UIView, into parent: UIView, before: UIView?, transition: Transition?, to json: inout JSONWriter
    ) {
        writeOperation(ViewOperation.Name.insert, on: view, in: parent, before: before, to: &json) { json, id in
            json.key(ViewOperation.Key.node)
            writeNode(view, id: id, to: &json)
            json.member(ViewOperation.Key.transition, transition?.rawValue)
        }
    }

    private func writeOperation(
        _ operation: StaticString, on view: UIView, in parent: UIView, before: UIView?, to json: inout JSONWriter,
        writeMembers more: (inout JSONWriter, ViewNumber) -> Void
    ) {
        guard let id = view.id, let parent = parent.id else { return }
        json.beginObject()
        json.key(ViewOperation.Key.operation)
        json.string(operation)
        json.member(ViewOperation.Key.parent, parent)
        json.member(ViewOperation.Key.before, before?.id)
        more(&json, id)
        json.endObject()
    }

    private func writeUpdate(
        of view: UIView, keys: PropertyKeys, animation: AnimationTiming?,
        to json: inout JSONWriter
    ) {
        guard let id = view.id else { return }
        let nothing = json.mark
        json.beginObject()
        json.key(ViewOperation.Key.operation)
        json.string(ViewOperation.Name.set)
        json.member(ViewNode.Key.id, id)
        json.key(ViewNode.Key.properties)
        guard properties(to: &json, { view.project(keys, into: self) }) else {
            return json.rewind(to: nothing)
        }
        if let animation {
            json.member(ViewOperation.Key.duration, animation.duration)
            json.member(ViewOperation.Key.delay, animation.delay > .zero ? animation.delay : nil)
            if animation.repeats { mark(ViewOperation.Key.repeats, in: &json) }
            if animation.reverses { mark(ViewOperation.Key.reverses, in: &json) }
            writeNumbers(animation.pace.curve, forKey: ViewOperation.Key.curve, in: &json)
            writeNumbers(animation.pace.spring, forKey: ViewOperation.Key.spring, in: &json)
        }
        json.endObject()
    }

    private func writeNumbers(_ values: [Double]?, forKey key: StaticString, in json: inout JSONWriter) {
        guard let values else { return }
        json.key(key)
        json.beginArray()
        for value in values { json.number(value) }
        json.endArray()
    }

    private func mark(_ key: StaticString, in json: inout JSONWriter) {
        json.key(key)
        json.bool(true)
    }
}
