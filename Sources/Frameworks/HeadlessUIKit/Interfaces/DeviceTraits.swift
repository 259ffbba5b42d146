import InterfaceModel

/// The size classes of the session's device, which select the variations of a file.
struct DeviceTraits {
    private let classes: [String: String]

    init(_ size: CGSize = UIScreen.main.bounds.size) {
        classes = [
            "widthClass": size.width >= 668 ? "regular" : "compact",
            "heightClass": size.height >= 500 ? "regular" : "compact",
        ]
    }

    /// Whether a variation such as `heightClass=compact-widthClass=regular` applies.
    private func fits(_ key: String) -> Bool {
        key.split(separator: "-").allSatisfy { part in
            let pair = part.split(separator: "=").map(String.init)
            return pair.count == 2 && classes[pair[0]] == pair[1]
        }
    }

    /// Returns the element with the applicable variations applied, and without children that are not installed.
    func varied(_ element: InterfaceElement) -> InterfaceElement {
        let variations = element.children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return element }
        var result = element
        result.children.removeAll { $0.name == "variation" }
        var left: Set<String> = []
        for variation in variations {
            let key = variation.key ?? ""
            guard key == "default" || fits(key) else { continue }
            for (name, value) in variation.attributes where name != "key" { result.attributes[name] = value }
            for child in variation.children {
                if child.name == "mask" {
                    for change in child.children {
                        guard let id = change["reference"] else { continue }
                        if change.name == "exclude" { left.insert(id) } else { left.remove(id) }
                    }
                } else if let key = child.key {
                    result.children.removeAll { $0.key == key }
                    result.children.append(child)
                }
            }
        }
        guard !left.isEmpty else { return result }
        result.children = result.children.map { part in
            guard ["subviews", "constraints"].contains(part.name) else { return part }
            var part = part
            part.children.removeAll { $0.id.map(left.contains) == true }
            return part
        }
        return result
    }
}
