import HeadlessUIKit
import JSON
import Wire

/// Writes views as JSON: whole nodes for a reader that has seen nothing, and patches.
///
/// The forms are the wire's: a node is `{"id","kind","props","children"}`, empty members left out; styles are gathered
/// while a view speaks, because it names them in between its other properties.
final class ProjectionWriter {
    /// The text of the caller, while a view speaks; empty otherwise. The caller's own is quicker to write to.
    ///
    /// Not checked for overlapping accesses, nor are the styles: nothing is called while a property is added to them.
    @exclusivity(unchecked) private var json = JSONWriter()
    @exclusivity(unchecked) private var styles: [(property: String, value: String?)] = []

    /// How long the text may become; where it is longer, not everything was written.
    var limit = Int.max

    /// Writes a view and all it contains.
    func node(_ view: UIView, _ id: ViewNumber, to json: inout JSONWriter) {
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
                node(child, id, to: &json)
            }
            json.endArray()
        }
        json.endObject()
    }

    /// Lets go of the room that all these views needed.
    func rest() {
        if styles.capacity > 0 { styles = [] }
    }

    /// Writes an object of what `speak` says; false when that is nothing.
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

extension ProjectionWriter: PropertyWriter {
    func string(_ name: String, _ value: String?) {
        json.member(named: name, value)
    }

    func bool(_ name: String, _ value: Bool) {
        json.member(named: name, value)
    }

    func number(_ name: String, _ value: Double?) {
        json.member(named: name, value)
    }

    func numbers(_ name: String, _ values: [Double]?) {
        json.key(escaping: name)
        guard let values, values.contains(where: { $0 != 0 }) else { return json.null() }
        json.beginArray()
        for value in values { json.number(value) }
        json.endArray()
    }

    func list(_ name: String, _ values: [PropertyValue]?) {
        json.key(escaping: name)
        if let values { json.value(.list(values)) } else { json.null() }
    }

    /// The last word counts: a class may overrule what its superclass says of a property.
    func style(_ property: String, _ value: String?) {
        if let index = styles.firstIndex(where: { $0.property == property }) {
            styles[index].value = value
        } else {
            styles.append((property, value))
        }
    }
}

/// Members as views name them; nil is written as null.
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
