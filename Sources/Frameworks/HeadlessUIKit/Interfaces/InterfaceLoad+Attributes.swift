import InterfaceModel

extension InterfaceLoad {
    /// Sets a user-defined runtime attribute.
    func set(_ element: InterfaceElement, on object: AnyObject) {
        guard let path = element["keyPath"], let value = value(of: element) else {
            return place.tell(
                "\(place.words) sets \(element["keyPath"] ?? "a property") of \(type(of: object)) to a kind of value that is not there"
            )
        }
        if let member = place.classes.member(path, of: object), case .value(let set) = member.kind {
            if set(object, value) { return }
            return place.tell(
                "\(place.words) sets \(path) of \(type(of: object)), which takes a \(member.wanted), to another value")
        }
        if setOwn(path, value, on: object) { return }
        place.tell("\(place.words) sets \(path) of \(type(of: object)), which has no such property")
    }

    private func value(of element: InterfaceElement) -> InterfaceValue? {
        let inside = element.property("value")
        switch element["type"] {
        case "boolean": return .flag(element.flag("value") ?? false)
        case "number": return (inside?.number("value") ?? element.number("value")).map { .number(Double($0)) }
        case "string", "localizedString": return .text(element["value"] ?? inside?.text ?? "")
        case "color": return .color(inside.flatMap(place.color))
        case "image": return .image(element["value"].flatMap { UIImage(named: $0) })
        case "point": return inside.map { .point($0.point) }
        case "size": return inside.map { .size($0.size) }
        case "rect": return inside.map { .rect($0.rect) }
        case "range":
            return inside.map {
                .range(NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0))
            }
        case "nil": return InterfaceValue.none
        default: return nil
        }
    }

    /// Sets a property of UIKit that is frequently set this way. Returns false for other properties.
    private func setOwn(_ path: String, _ value: InterfaceValue, on object: AnyObject) -> Bool {
        func set<Root, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) -> Bool {
            guard let fit: Value = value.fitted() else { return false }
            root[keyPath: path] = fit
            return true
        }
        guard let view = object as? UIView else {
            guard let controller = object as? UIViewController, path == "title" else { return false }
            return set(controller, \.title)
        }
        switch path {
        case "layer.cornerRadius": return set(view.layer, \.cornerRadius)
        case "layer.borderWidth": return set(view.layer, \.borderWidth)
        case "layer.masksToBounds", "layer.clipsToBounds": return set(view.layer, \.masksToBounds)
        case "layer.shadowRadius": return set(view.layer, \.shadowRadius)
        case "layer.shadowOpacity": return set(view.layer, \.shadowOpacity)
        case "layer.shadowOffset": return set(view.layer, \.shadowOffset)
        case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
            return set(view.layer, \.borderColor)
        case "layer.shadowColor", "layer.shadowUIColor": return set(view.layer, \.shadowColor)
        case "clipsToBounds": return set(view, \.clipsToBounds)
        case "backgroundColor": return set(view, \.backgroundColor)
        case "tintColor": return set(view, \.tintColor)
        case "alpha": return set(view, \.alpha)
        case "hidden": return set(view, \.isHidden)
        case "tag": return set(view, \.tag)
        case "accessibilityIdentifier": return set(view, \.accessibilityIdentifier)
        case "accessibilityLabel": return set(view, \.accessibilityLabel)
        case "text":
            return (view as? UILabel).map { set($0, \.text) } ?? (view as? UITextField).map { set($0, \.text) } ?? false
        case "placeholder": return (view as? UITextField).map { set($0, \.placeholder) } ?? false
        default: return false
        }
    }
}
