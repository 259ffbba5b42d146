import InterfaceModel

extension InterfaceLoad {
    /// Sets the user-defined runtime attribute that an element describes.
    func set(_ element: InterfaceElement, on object: AnyObject) {
        guard let path = element["keyPath"], let value = value(of: element) else {
            return place.report(
                "\(place.words) sets \(element["keyPath"] ?? "a property") of \(type(of: object)) to a kind of value that is not there"
            )
        }
        if let member = place.classes.member(path, of: object), case .value(let set) = member.kind {
            if set(object, value) { return }
            return place.report(
                "\(place.words) sets \(path) of \(type(of: object)), which takes a \(member.wanted), to another value")
        }
        if setOwn(path, to: value, on: object) { return }
        place.report("\(place.words) sets \(path) of \(type(of: object)), which has no such property")
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

    /// Sets a property of UIKit that apps frequently set by a runtime attribute. Returns false for other properties.
    private func setOwn(_ path: String, to value: InterfaceValue, on object: AnyObject) -> Bool {
        func setValue<Root, Value>(of root: Root, at path: ReferenceWritableKeyPath<Root, Value>) -> Bool {
            guard let fit: Value = value.fitted() else { return false }
            root[keyPath: path] = fit
            return true
        }
        guard let view = object as? UIView else {
            guard let controller = object as? UIViewController, path == "title" else { return false }
            return setValue(of: controller, at: \.title)
        }
        switch path {
        case "layer.cornerRadius": return setValue(of: view.layer, at: \.cornerRadius)
        case "layer.borderWidth": return setValue(of: view.layer, at: \.borderWidth)
        case "layer.masksToBounds", "layer.clipsToBounds": return setValue(of: view.layer, at: \.masksToBounds)
        case "layer.shadowRadius": return setValue(of: view.layer, at: \.shadowRadius)
        case "layer.shadowOpacity": return setValue(of: view.layer, at: \.shadowOpacity)
        case "layer.shadowOffset": return setValue(of: view.layer, at: \.shadowOffset)
        case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
            return setValue(of: view.layer, at: \.borderColor)
        case "layer.shadowColor", "layer.shadowUIColor": return setValue(of: view.layer, at: \.shadowColor)
        case "clipsToBounds": return setValue(of: view, at: \.clipsToBounds)
        case "backgroundColor": return setValue(of: view, at: \.backgroundColor)
        case "tintColor": return setValue(of: view, at: \.tintColor)
        case "alpha": return setValue(of: view, at: \.alpha)
        case "hidden": return setValue(of: view, at: \.isHidden)
        case "tag": return setValue(of: view, at: \.tag)
        case "accessibilityIdentifier": return setValue(of: view, at: \.accessibilityIdentifier)
        case "accessibilityLabel": return setValue(of: view, at: \.accessibilityLabel)
        case "text":
            return (view as? UILabel).map { setValue(of: $0, at: \.text) } ?? (view as? UITextField).map {
                setValue(of: $0, at: \.text)
            } ?? false
        case "placeholder": return (view as? UITextField).map { setValue(of: $0, at: \.placeholder) } ?? false
        default: return false
        }
    }
}
