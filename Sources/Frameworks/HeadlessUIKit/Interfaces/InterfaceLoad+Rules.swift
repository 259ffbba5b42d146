import InterfaceModel

extension InterfaceLoad {
    /// Creates and activates a constraint of a view.
    func add(_ element: InterfaceElement, in view: UIView) {
        let element = place.varied(element)
        // Placeholder constraints exist only at design time.
        guard element.name == "constraint", element.flag("placeholder") != true else { return }
        let first = side("first", of: element, in: view) ?? Side(item: view, attribute: attribute("first", of: element))
        let second = side("second", of: element, in: view)
        guard let first = first.attribute.map({ (item: first.item, attribute: $0) }) else {
            return report(element, reason: "has no such part as \(element["firstAttribute"] ?? "none")")
        }
        let hasSecond = element["secondItem"] != nil
        guard hasSecond == (second?.attribute != nil) else {
            return report(element, reason: "holds on to something that is not there")
        }
        if let id = element["firstItem"], object(id) == nil, guides[id] == nil {
            return report(element, reason: "holds on to something that is not there")
        }
        let rule = NSLayoutConstraint(
            item: first.item, attribute: first.attribute,
            relatedBy: element.choice(
                "relation",
                from: ["greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual]) ?? .equal,
            toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
            multiplier: element.multiplier ?? 1, constant: element.number("constant") ?? 0)
        if let priority = element.number("priority") { rule.priority = .init(Float(max(1, min(1000, priority)))) }
        rule.identifier = element["identifier"]
        file(rule, under: element.id)
        rule.isActive = true
    }

    private struct Side {
        let item: AnyObject
        let attribute: NSLayoutConstraint.Attribute?
    }

    private func attribute(_ side: String, of element: InterfaceElement) -> NSLayoutConstraint.Attribute? {
        element.choice("\(side)Attribute", from: Self.attributes)
    }

    /// Returns one side of a constraint; nil if the item was not created.
    private func side(_ side: String, of element: InterfaceElement, in view: UIView) -> Side? {
        guard let id = element["\(side)Item"] else { return nil }
        let attribute = attribute(side, of: element)
        if let guide = guides[id] { return oldSide(of: guide, attribute: attribute, in: view) }
        guard let item = object(id), item is any LayoutItem else { return nil }
        return Side(item: item, attribute: attribute)
    }

    /// Maps the top and bottom layout guides to the safe area.
    private func oldSide(of guide: OldGuide, attribute: NSLayoutConstraint.Attribute?, in view: UIView) -> Side {
        switch (guide, attribute) {
        case (.top, .bottom): Side(item: view.safeAreaLayoutGuide, attribute: .top)
        case (.bottom, .top): Side(item: view.safeAreaLayoutGuide, attribute: .bottom)
        default: Side(item: view, attribute: attribute)
        }
    }

    private func report(_ element: InterfaceElement, reason: String) {
        place.report("\(place.words) has a constraint, \(element.id ?? "without an id"), that \(reason)")
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
