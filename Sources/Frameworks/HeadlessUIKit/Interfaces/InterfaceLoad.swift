import InterfaceModel

/// The objects that are created together from a file: those of a scene, a nib or a prototype cell.
///
/// As on iOS, a scene is loaded in two steps: first the controller with its bar items, and later its views, on first
/// use. Each step ends with ``finish(isLast:)``, which makes the connections between the existing objects.
final class InterfaceLoad {
    /// The source and the element of connections that are made at the end of the current load step.
    struct Connection {
        weak var source: AnyObject?
        let element: InterfaceElement
    }

    let place: InterfacePlace
    /// The objects of the scene that contains this prototype cell. The prototype may refer to them. Nil for a scene or
    /// nib.
    private let around: InterfaceLoad?
    /// The scene whose controller is being created; nil in a nib.
    weak var scene: SceneSource?
    /// The controller from which the segues start; nil in a nib.
    weak var controller: UIViewController?
    private weak var owner: AnyObject?
    private var ownerID: String?
    private var objects: [String: AnyObject] = [:]
    private var connections: [Connection] = []
    private var attributed: [Connection] = []
    private var woken: [UIResponder] = []
    /// The constraints, each with its view.
    var rules: [(view: UIView, element: InterfaceElement)] = []
    /// The top and bottom layout guides of a controller, by id.
    var guides: [String: OldGuide] = [:]

    init(_ place: InterfacePlace, in around: InterfaceLoad? = nil) {
        self.place = place
        self.around = around
        controller = around?.controller
    }

    // MARK: - Objects

    /// Records the file's owner under its id. The owner is not retained.
    func own(_ owner: AnyObject?, as id: String?) {
        self.owner = owner
        ownerID = id
    }

    /// Records an object under the id of its element, with its connections and attributes.
    func record(_ object: AnyObject, from element: InterfaceElement) {
        if let id = element.id, id != ownerID { objects[id] = object }
        if let list = element.child("connections") {
            connections += list.children.map { Connection(source: object, element: $0) }
        }
        if let list = element.child("userDefinedRuntimeAttributes") {
            attributed += list.children.map { Connection(source: object, element: $0) }
        }
        if let responder = object as? UIResponder, object !== owner || responder is UIViewController {
            woken.append(responder)
        }
    }

    /// Records an object under an id, without connections.
    func file(_ object: AnyObject, under id: String?) { if let id { objects[id] = object } }

    /// Returns the object with an id, from these objects or from the scene around the prototype; nil if there is none.
    func object(_ id: String) -> AnyObject? {
        if id == ownerID, let owner { return owner }
        return objects[id] ?? around?.object(id)
    }

    // MARK: - Finishing a step

    /// Makes the connections between existing objects. After the last step, missing objects are logged and the views
    /// are released.
    func finish(isLast: Bool) {
        let rules = rules
        self.rules = []
        for (view, element) in rules { add(element, in: view) }
        let attributed = attributed
        self.attributed = []
        for entry in attributed { if let object = entry.source { set(entry.element, on: object) } }
        connect(isLast: isLast)
        let woken = woken
        self.woken = []
        for responder in woken { responder.awakeFromNib() }
        if isLast { objects = objects.filter { !($0.value is UIView) && !($0.value is NSLayoutConstraint) } }
    }

    private func connect(isLast: Bool) {
        let entries = connections
        connections = []
        var collections: [(source: AnyObject, property: String, objects: [AnyObject])] = []
        for entry in entries {
            guard let source = entry.source else { continue }
            let isThere = entry.element["destination"].map { object($0) != nil } ?? false
            let waits = !isThere && !isLast && entry.element.name != "segue"
            if waits {
                connections.append(entry)
            } else if entry.element.name == "outletCollection", let property = entry.element["property"] {
                guard let object = entry.element["destination"].flatMap(object) else { continue }
                if let place = collections.firstIndex(where: { $0.source === source && $0.property == property }) {
                    collections[place].objects.append(object)
                } else {
                    collections.append((source, property, [object]))
                }
            } else {
                connect(source, using: entry.element)
            }
        }
        for entry in collections { connect(entry.source, property: entry.property, to: entry.objects) }
    }

    /// Logs required outlets that the file does not connect.
    func reportUnconnectedOutlets(of object: AnyObject, element: InterfaceElement) {
        let connected = element.items("connections").compactMap { $0.name == "outlet" ? $0["property"] : nil }
        for name in place.classes.neededOutlets(of: object) where !connected.contains(name) {
            place.report("\(place.words) connects nothing with the outlet \"\(name)\" of \(type(of: object))")
        }
    }
}

/// A top or bottom layout guide, the predecessors of the safe area.
enum OldGuide {
    case top, bottom
}
