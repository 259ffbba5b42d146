import HeadlessUIKit
import JSON
import ViewSchema
import Wire

/// Writes views as JSON: whole nodes for new viewers, and patches.
///
/// A node is `{"id","kind","props","children"}`, without empty members. Styles are collected first, because a view
/// writes them between its other properties.
final class ProjectionWriter {
    /// The caller's text while a view writes its properties; empty otherwise. Writing to the caller's own text is
    /// faster.
    ///
    /// This and the styles are exempt from exclusivity checks, because nothing is called while a property is added.
    @exclusivity(unchecked) private var json = JSONWriter()
    @exclusivity(unchecked) private var styles: [(property: String, value: String?)] = []

    /// The largest size of the text; a longer text is incomplete.
    var limit = Int.max

    /// Writes a view with its descendants.
    func writeNode(_ view: UIView, id: ViewNumber, to json: inout JSONWriter) {
        json.beginObject()
        json.member(ViewNode.Key.id, id)
        json.member(ViewNode.Key.kind, view.kind.rawValue)
        let empty = json.mark
        json.key(ViewNode.Key.properties)
        if !properties(to: &json, { view.projectWhole(into: self) }) { json.rewind(to: empty) }
        let children = view.drawnChildren
        if !children.isEmpty {
            json.key(ViewNode.Key.children)
            json.beginArray()
            for child in children where json.count <= limit {
                guard let id = child.id else { continue }
                writeNode(child, id: id, to: &json)
            }
            json.endArray()
        }
        json.endObject()
    }

    /// Frees memory that is only used while views are written.
    func rest() {
        if styles.capacity > 0 { styles = [] }
    }

    /// Writes a JSON object of the properties that the closure adds; returns false if it adds none.
    func properties(to json: inout JSONWriter, _ speak: () -> Void) -> Bool {
        json.beginObject()
        let empty = json.count
        swap(&self.json, &json)
        speak()
        swap(&self.json, &json)
        if !styles.isEmpty {
            json.key(ViewNode.Key.style)
            json.beginObject()
            for (property, value) in styles { json.member(named: property, value) }
            json.endObject()
            styles.removeAll(keepingCapacity: true)
        }
        let wroteSomething = json.count > empty
        json.endObject()
        return wroteSomething
    }
}

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

extension ProjectionWriter: PropertyWriter {
    func setString(_ property: TextProperty, to value: String?) {
        json.member(named: property.rawValue, value)
    }

    func setBool(_ property: FlagProperty, to value: Bool) {
        json.member(named: property.rawValue, value)
    }

    func setNumber(_ property: NumberProperty, to value: Double?) {
        json.member(named: property.rawValue, value)
    }

    func setNumbers(_ property: NumbersProperty, to values: [Double]?) {
        json.key(escaping: property.rawValue)
        guard let values, values.contains(where: { $0 != 0 }) else { return json.null() }
        json.beginArray()
        for value in values { json.number(value) }
        json.endArray()
    }

    func setList(_ property: ListProperty, to values: [PropertyValue]?) {
        json.key(escaping: property.rawValue)
        if let values { json.value(.list(values)) } else { json.null() }
    }

    /// Sets a style; a later value replaces an earlier one, so that a class may override its superclass's style.
    func setStyle(_ property: String, to value: String?) {
        if let index = styles.firstIndex(where: { $0.property == property }) {
            styles[index].value = value
        } else {
            styles.append((property, value))
        }
    }
}

/// Writes members with names given by views; nil is written as null.
extension JSONWriter {
    fileprivate mutating func member(named name: String, _ value: String?) {
        key(escaping: name)
        if let value { string(value) } else { null() }
    }

    fileprivate mutating func member(named name: String, _ value: Bool) {
        key(escaping: name)
        bool(value)
    }

    fileprivate mutating func member(named name: String, _ value: Double?) {
        key(escaping: name)
        if let value { number(value) } else { null() }
    }

    fileprivate mutating func value(_ value: PropertyValue) {
        switch value {
        case .number(let number): self.number(number)
        case .text(let text): string(text)
        case .bool(let flag): bool(flag)
        case .list(let values):
            beginArray()
            for value in values { self.value(value) }
            endArray()
        case .members(let members):
            beginObject()
            for member in members {
                key(escaping: member.name)
                self.value(member.value)
            }
            endObject()
        }
    }
}
