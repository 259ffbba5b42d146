/// Creates the constraints of a visual format.
struct VisualFormatRules {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    private typealias Failure = VisualFormat.Failure
    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Side = (item: any LayoutItem, attribute: Attribute)

    init(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// Returns the constraints in reading order, followed by those of the alignment. Throws for an unknown name.
    func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var items: [any LayoutItem] = []
        let (start, end) = edges
        for (number, element) in format.elements.enumerated() {
            let item = try item(element.name, at: element.place)
            if number > 0 {
                made += try constraints(
                    for: format.gaps[number - 1], from: (items[number - 1], spacing(end)), to: (item, spacing(start)))
            } else if let leading = format.leading {
                let around = try superview(of: item, element)
                let edge = leading == .standard ? start.inMargins : start
                made += try constraints(for: leading, from: (around, edge), to: (item, start), standard: 0)
            }
            for size in element.sizes { made.append(try constraint(for: size, of: item)) }
            items.append(item)
        }
        if let trailing = format.trailing, let item = items.last, let element = format.elements.last {
            let around = try superview(of: item, element)
            let edge = trailing == .standard ? end.inMargins : end
            made += try constraints(for: trailing, from: (item, end), to: (around, edge), standard: 0)
        }
        return made + (try alignments(of: items))
    }

    // MARK: - Gaps and sizes

    private func constraints(
        for gap: VisualFormat.Gap, from former: Side, to next: Side, standard: CGFloat = 8
    ) throws(Failure) -> [NSLayoutConstraint] {
        switch gap {
        case .none: return [distance(0, relation: .equal, from: former, to: next)]
        case .standard: return [distance(standard, relation: .equal, from: former, to: next)]
        case .compared(let predicates):
            var made: [NSLayoutConstraint] = []
            for predicate in predicates {
                guard let length = try number(predicate.object, at: predicate.place) else {
                    throw Failure(place: predicate.place, reason: "a distance is no view, and no metric has this name")
                }
                let constraint = distance(length, relation: predicate.relation, from: former, to: next)
                constraint.priority = try priority(of: predicate)
                made.append(constraint)
            }
            return made
        }
    }

    private func distance(
        _ length: CGFloat, relation: NSLayoutConstraint.Relation, from former: Side, to next: Side
    ) -> NSLayoutConstraint {
        let (near, far) = isReversed ? (next, former) : (former, next)
        return NSLayoutConstraint(
            item: far.item, attribute: far.attribute, relatedBy: relation, toItem: near.item,
            attribute: near.attribute, multiplier: 1, constant: length)
    }

    private func constraint(
        for size: VisualFormat.Predicate, of item: any LayoutItem
    ) throws(Failure) -> NSLayoutConstraint {
        let attribute: Attribute = format.axis == .horizontal ? .width : .height
        let length = try number(size.object, at: size.place)
        var other: (any LayoutItem)?
        if length == nil, case .name(let name) = size.object { other = try self.item(name, at: size.place) }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: size.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: length ?? 0)
        constraint.priority = try priority(of: size)
        return constraint
    }

    private func priority(of predicate: VisualFormat.Predicate) throws(Failure) -> UILayoutPriority {
        guard let object = predicate.priority else { return .required }
        guard let number = try number(object, at: predicate.place) else {
            throw Failure(place: predicate.place, reason: "no metric has the name of this priority")
        }
        guard number > 0, number <= 1000 else {
            throw Failure(place: predicate.place, reason: "a priority is above 0 and at most 1000, and not \(number)")
        }
        return UILayoutPriority(Float(number))
    }

    // MARK: - Names

    /// Returns a number, or the metric with this name; nil for any other name.
    private func number(_ object: VisualFormat.Object, at place: Int) throws(Failure) -> CGFloat? {
        switch object {
        case .number(let number): return number
        case .name(let name):
            guard let metric = metrics[name] else { return nil }
            guard let number = Self.number(metric), number.isFinite else {
                throw Failure(place: place, reason: "the metric \"\(name)\" is no number")
            }
            return number
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as any BinaryFloatingPoint: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private func item(_ name: String, at place: Int) throws(Failure) -> any LayoutItem {
        guard let view = views[name] else {
            throw Failure(place: place, reason: "\"\(name)\" is not among the views")
        }
        guard let item = view as? any LayoutItem else {
            throw Failure(place: place, reason: "\"\(name)\" is neither a view nor a layout guide")
        }
        return item
    }

    private func superview(of item: any LayoutItem, _ element: VisualFormat.Element) throws(Failure) -> UIView {
        let around = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let around else {
            throw Failure(place: element.place, reason: "\"\(element.name)\" is in no view, which \"|\" stands for")
        }
        return around
    }

    // MARK: - Edges

    private var isReversed: Bool {
        format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
    }

    /// The attributes of the edges at which a view begins and ends in the format's direction.
    private var edges: (start: Attribute, end: Attribute) {
        guard format.axis == .horizontal else { return (.top, .bottom) }
        return switch options.intersection(.directionMask) {
        case .directionLeftToRight: (.left, .right)
        case .directionRightToLeft: (.right, .left)
        default: (.leading, .trailing)
        }
    }

    /// Returns the attribute from which the gap between two views is measured.
    private func spacing(_ edge: Attribute) -> Attribute {
        guard format.axis == .vertical, options.contains(.spacingBaselineToBaseline) else { return edge }
        return edge == .top ? .firstBaseline : .lastBaseline
    }

    private func alignments(of items: [any LayoutItem]) throws(Failure) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for (option, attribute, axis) in NSLayoutConstraint.FormatOptions.alignments where options.contains(option) {
            // A single view has no other view to be aligned with.
            guard axis != format.axis || items.count < 2 else {
                let direction = axis == .horizontal ? "side by side" : "below one another"
                throw Failure(place: 0, reason: "views that stand \(direction) cannot share their \(attribute)")
            }
            for (former, next) in zip(items, items.dropFirst()) {
                made.append(
                    NSLayoutConstraint(
                        item: next, attribute: attribute, relatedBy: .equal, toItem: former, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return made
    }
}

extension NSLayoutConstraint.Attribute {
    /// The corresponding attribute of the layout margins.
    fileprivate var inMargins: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
