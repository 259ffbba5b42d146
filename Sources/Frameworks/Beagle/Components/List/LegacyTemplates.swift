/// The templates of a list's document, in the format of any version of Beagle.
struct ListTemplates {
    let templates: [Template]
    /// The items of a list that has only children and no templates: a single item, whose cell contains all children.
    /// Nil for other lists.
    let ownItems: Expression<[DynamicObject]>?
}

extension KeyedDecodingContainer {
    /// Decodes the templates. If there are none, lenient decoding uses the single template or the children of Beagle
    /// 1.x.
    func decodeListTemplates(
        _ strictness: DecodingStrictness, templates: Key, template: Key, children: Key, direction: ScrollAxis?
    ) throws -> ListTemplates? {
        let present = try decodeIfPresent([Template].self, forKey: templates)
        switch strictness {
        case .lenient where present?.isEmpty ?? true:
            if let view = try decodeIfPresent(AnyComponent.self, forKey: template)?.component {
                return ListTemplates(templates: [Template(view: view)], ownItems: nil)
            }
            if let children = try decodeIfPresent([AnyComponent].self, forKey: children) {
                let way: Flex.FlexDirection = direction == .horizontal ? .row : .column
                let row = Container(
                    children: children.map(\.component), style: Style(flex: Flex(flexDirection: way)))
                return ListTemplates(templates: [Template(view: row)], ownItems: .value([.empty]))
            }
        case .strict, .lenient: break
        }
        return present.map { ListTemplates(templates: $0, ownItems: nil) }
    }
}
