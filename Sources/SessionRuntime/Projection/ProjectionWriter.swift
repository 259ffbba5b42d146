import HeadlessUIKit
import JSON

/// Writes views as JSON straight into one buffer: whole nodes for a reader that has seen nothing, and patches.
///
/// The forms are the wire's: a node is `{"id","kind","props","children"}`, empty members left out; styles are gathered
/// while a view speaks, because it names them in between its other properties.
final class ProjectionWriter {
    /// The text so far.
    var json: JSONWriter

    private var styles: [(property: String, value: String?)] = []

    init(reserving capacity: Int) {
        json = JSONWriter(reserving: capacity)
    }

    /// Writes a view and all it contains.
    func node(_ view: UIView, _ id: ViewID) {
        json.beginObject()
        json.member("id", id)
        json.member("kind", view.kind.rawValue)
        let empty = json.mark
        json.key("props")
        if !properties({ view.projectWhole(into: self) }) { json.rewind(to: empty) }
        let children = view.subviews
        if !children.isEmpty {
            json.key("children")
            json.beginArray()
            for child in children {
                guard let id = child.id else { continue }
                node(child, id)
            }
            json.endArray()
        }
        json.endObject()
    }

    /// Writes an object of what `speak` says; false when that is nothing.
    @discardableResult
    func properties(_ speak: () -> Void) -> Bool {
        json.beginObject()
        let empty = json.bytes.count
        styles.removeAll(keepingCapacity: true)
        speak()
        if !styles.isEmpty {
            json.key("style")
            json.beginObject()
            for (property, value) in styles { string(property, value) }
            json.endObject()
        }
        let wroteSomething = json.bytes.count > empty
        json.endObject()
        return wroteSomething
    }
}

extension ProjectionWriter: PropertyWriter {
    func string(_ name: String, _ value: String?) {
        json.key(name)
        if let value { json.string(value) } else { json.null() }
    }

    func bool(_ name: String, _ value: Bool) {
        json.key(name)
        json.bool(value)
    }

    func number(_ name: String, _ value: Double?) {
        json.key(name)
        if let value { json.number(value) } else { json.null() }
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
