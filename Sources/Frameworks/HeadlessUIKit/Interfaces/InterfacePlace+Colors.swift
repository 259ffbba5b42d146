import InterfaceModel

extension InterfacePlace {
    /// Returns the colour of a property; nil if it is not set.
    func color(_ key: String, of element: InterfaceElement) -> UIColor? {
        element.children.first { $0.key == key && $0.name == "color" }.flatMap(color)
    }

    /// Returns a colour: from the app's catalogs, a system colour, or from components.
    func color(_ element: InterfaceElement) -> UIColor? {
        if let name = element["name"] {
            if let color = UIColor(named: name) { return color }
            if let own = resource("namedColor", named: name)?.child("color") { return components(own) }
            report("\(words) names the colour \"\(name)\", which the app does not have")
            return nil
        }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = UIColor.byReference[name] { return color }
            if let own = resource("systemColor", named: name)?.child("color") { return components(own) }
        }
        return components(element)
    }

    private func components(_ element: InterfaceElement) -> UIColor? {
        func part(_ name: String) -> CGFloat? { element.number(name).map { max(0, min(1, $0)) } }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") else { return nil }
        let rest = 1 - (part("black") ?? 0)
        return UIColor(
            red: (1 - cyan) * rest, green: (1 - magenta) * rest, blue: (1 - yellow) * rest, alpha: alpha)
    }

    /// Returns the image that an attribute names; nil if it is not set.
    func image(_ key: String, of element: InterfaceElement) -> UIImage? {
        let reference = element.children.first { $0.key == key && $0.name == "imageReference" }
        guard let name = reference?["image"] ?? element[key] else { return nil }
        let catalogue = reference == nil ? element["catalog"] : reference?["catalog"]
        return catalogue == "system" ? UIImage(systemName: name) : UIImage(named: name)
    }
}
