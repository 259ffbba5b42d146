import InterfaceModel

/// Objects that are made together from a file: those of a scene, a nib or a prototype.
///
/// A scene is loaded in two steps, as on iOS: first its controller with what bars show for it, and its views when
/// somebody asks for them. Each step ends with ``finish(isLast:)``, which connects what is there by then.
final class InterfaceLoad {
    /// Something to do once all objects of a step are there.
    struct Connection {
        weak var source: AnyObject?
        let element: InterfaceElement
    }

    let place: InterfacePlace
    /// What the prototypes of a scene are made in, whose objects theirs may name.
    private let around: InterfaceLoad?
    /// The scene whose controller is being made.
    weak var scene: SceneSource?
    /// The controller that segues start from; nil in a nib.
    weak var controller: UIViewController?
    private weak var owner: AnyObject?
    private var ownerID: String?
    private var objects: [String: AnyObject] = [:]
    private var connections: [Connection] = []
    private var attributed: [Connection] = []
    private var woken: [UIResponder] = []
    /// Rules, and the view that each is written in.
    var rules: [(view: UIView, element: InterfaceElement)] = []
    /// The guides above and below a controller's content, from before there was a safe area.
    var guides: [String: OldGuide] = [:]

    init(_ place: InterfacePlace, in around: InterfaceLoad? = nil) {
        self.place = place
        self.around = around
        controller = around?.controller
    }

    // MARK: - Objects

    /// Says who the file's objects belong to, which is not kept alive.
    func own(_ owner: AnyObject?, as id: String?) {
        self.owner = owner
        ownerID = id
    }

    /// Files an object under its element's id, for what names it, and with what is to be done to it later.
    func note(_ object: AnyObject, _ element: InterfaceElement) {
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

    /// Files an object that nothing is to be done to.
    func file(_ object: AnyObject, under id: String?) { if let id { objects[id] = object } }

    /// The object of an id: one of this load, or of what is around it.
    func object(_ id: String) -> AnyObject? {
        if id == ownerID, let owner { return owner }
        return objects[id] ?? around?.object(id)
    }

    // MARK: - Ending a step

    /// Connects what is there. After the last step what is still missing is told, and views are held no more.
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
                connect(source, entry.element)
            }
        }
        for entry in collections { connect(entry.source, entry.property, to: entry.objects) }
    }

    /// Tells of outlets that code relies on and the file leaves unconnected.
    func tellUnconnected(_ object: AnyObject, _ element: InterfaceElement) {
        let connected = element.items("connections").compactMap { $0.name == "outlet" ? $0["property"] : nil }
        for name in place.classes.neededOutlets(of: object) where !connected.contains(name) {
            place.tell("\(place.words) connects nothing with the outlet \"\(name)\" of \(type(of: object))")
        }
    }
}

/// A guide from before there was a safe area.
enum OldGuide {
    case top, bottom
}
