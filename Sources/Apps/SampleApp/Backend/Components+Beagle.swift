/// The larger components of the shop's documents.
extension Document {
    static func list(
        _ items: Document, key: Document = "id", direction: Document = "VERTICAL", style: Document = [:],
        inParent: Bool = true, _ templates: [Document]
    ) -> Document {
        [
            "_beagleComponent_": "beagle:listView", "dataSource": items, "key": key, "direction": direction,
            "useParentScroll": .flag(inParent), "style": style, "templates": .list(templates),
        ]
    }

    static func grid(_ items: Document, columns: Int, _ template: Document) -> Document {
        [
            "_beagleComponent_": "beagle:gridView", "dataSource": items, "key": "id",
            "spanCount": .number(Double(columns)), "useParentScroll": true,
            "templates": .list([["view": template]]),
        ]
    }

    /// Returns a template that applies if its case is true, or as the default if it has no case.
    static func template(when condition: Document? = nil, _ view: Document) -> Document {
        guard let condition else { return ["view": view] }
        return ["case": condition, "view": view]
    }

    static func lazy(_ path: String, meanwhile: Document) -> Document {
        ["_beagleComponent_": "beagle:lazyComponent", "path": .string(path), "initialState": meanwhile]
    }

    static func tabs(_ titles: [String], current: Document, _ actions: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:tabBar", "items": .list(titles.map { ["title": .string($0)] }),
            "currentTab": current, "onTabSelection": .list(actions),
        ]
    }

    static func pages(_ pages: [Document], current: Document, _ actions: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:pageView", "children": .list(pages), "currentPage": current,
            "onPageChange": .list(actions), "showArrow": false,
        ]
    }

    static func pageIndicator(_ count: Int, current: Document) -> Document {
        [
            "_beagleComponent_": "beagle:pageIndicator", "numberOfPages": .number(Double(count)),
            "currentPage": current, "selectedColor": Palette.accent, "unselectedColor": Palette.line,
        ]
    }

    static func pullToRefresh(_ child: Document, refreshing: Document, _ actions: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:pullToRefresh", "isRefreshing": refreshing, "color": Palette.accent,
            "onPull": .list(actions), "child": child,
        ]
    }

    static func form(_ children: [Document], send: [Document], invalid: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:simpleForm", "children": .list(children), "onSubmit": .list(send),
            "onValidationError": .list(invalid),
        ]
    }

    /// Returns a text input bound to `path` in `context`, with its error message.
    static func field(
        _ placeholder: String, _ context: String, _ path: String, type: Document = "TEXT", error: Document,
        showError: Document
    ) -> Document {
        let input: Document = [
            "_beagleComponent_": "beagle:textInput", "placeholder": .string(placeholder), "type": type,
            "value": .string("@{\(context).\(path)}"), "error": error, "showError": showError,
            "styleId": "Shop.Field", "accessibility": ["accessible": true, "accessibilityLabel": .string(placeholder)],
            "onChange": .list([.setContext(context, path: path, to: "@{onChange.value}")]),
        ]
        return fieldBox(input)
    }

    /// Returns a rounded box, lighter than the background and high enough to tap.
    static func fieldBox(_ input: Document) -> Document {
        .column(
            look: "Shop.Card",
            style: [
                "cornerRadius": ["radius": 10], "padding": ["vertical": .points(14), "horizontal": .points(14)],
                "margin": ["bottom": .points(10)],
            ], [input])
    }

    static func webView(_ url: Document) -> Document {
        ["_beagleComponent_": "beagle:webView", "url": url, "style": ["flex": ["grow": 1]]]
    }

    /// Returns the component, visible only while the condition is true.
    func shown(when condition: String) -> Document {
        .column(style: ["display": .string("@{condition(\(condition), 'FLEX', 'NONE')}")], [self])
    }
}

extension Document {
    static func setContext(_ id: String, path: String? = nil, to value: Document) -> Document {
        let action: Document = ["_beagleAction_": "beagle:setContext", "contextId": .string(id), "value": value]
        return path.map { action.with(["path": .string($0)]) } ?? action
    }

    static func sendRequest(
        _ url: String, method: Document = "GET", data: Document? = nil, success: [Document] = [],
        failure: [Document] = [], finish: [Document] = []
    ) -> Document {
        let action: Document = [
            "_beagleAction_": "beagle:sendRequest", "url": .string(url), "method": method,
            "onSuccess": .list(success), "onError": .list(failure), "onFinish": .list(finish),
        ]
        return data.map { action.with(["data": $0]) } ?? action
    }

    static let submitForm: Document = ["_beagleAction_": "beagle:submitForm"]
}
