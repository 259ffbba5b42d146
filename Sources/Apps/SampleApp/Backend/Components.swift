/// The colours of documents that have no style. They are visible in light and in dark mode.
enum Palette {
    static let accent: Document = "#1B9A72"
    static let line: Document = "#A5A49C"
}

extension Document {
    static func points(_ value: Double) -> Document { ["value": .number(value), "type": "REAL"] }
    static func percent(_ value: Double) -> Document { ["value": .number(value), "type": "PERCENT"] }

    /// Returns a complete screen with a navigation bar and scrolling content on the shop's background.
    static func screen(
        _ id: String, title: String, showBackButton: Bool = true, items: [Document] = [], context: Document? = nil,
        refresh: (busy: Document, actions: [Document])? = nil, _ children: [Document]
    ) -> Document {
        let scroll: Document = [
            "_beagleComponent_": "beagle:scrollView",
            "children": [column(style: ["padding": ["all": .points(16)]], children)],
        ]
        let screen: Document = [
            "_beagleComponent_": "beagle:screenComponent",
            "id": .string(id),
            "navigationBar": [
                "title": .string(title), "showBackButton": .flag(showBackButton), "navigationBarItems": .list(items),
            ],
            "child": onGround(refresh.map { pullToRefresh(scroll, refreshing: $0.busy, $0.actions) } ?? scroll),
        ]
        return context.map { screen.with(["context": $0]) } ?? screen
    }

    /// Returns the child on the background of the shop, which is a custom component.
    static func onGround(_ child: Document) -> Document {
        ["_beagleComponent_": "custom:ground", "style": ["flex": ["grow": 1]], "child": child]
    }

    static func barItem(_ text: String, _ actions: [Document]) -> Document {
        ["text": .string(text), "onPress": .list(actions)]
    }

    static func column(look: Document? = nil, style: Document = [:], _ children: [Document]) -> Document {
        let box: Document = ["_beagleComponent_": "beagle:container", "style": style, "children": .list(children)]
        return look.map { box.with(["styleId": $0]) } ?? box
    }

    static func row(_ children: [Document]) -> Document {
        column(style: ["flex": ["flexDirection": "ROW", "alignItems": "CENTER"]], children)
    }

    /// Returns a rounded card, lighter than the background, with a margin below.
    static func card(_ children: [Document]) -> Document {
        column(
            look: "Shop.Card",
            style: [
                "cornerRadius": ["radius": 14], "padding": ["all": .points(14)], "margin": ["bottom": .points(12)],
            ], children)
    }

    static func text(_ text: String) -> Document {
        styled(text, "Shop.Text")
    }

    /// Returns a text in one of the app's styles, such as `Shop.Headline`.
    static func styled(_ text: String, _ look: Document, alignment: Document = "LEFT") -> Document {
        [
            "_beagleComponent_": "beagle:text", "text": .string(text), "styleId": look, "alignment": alignment,
            "style": ["margin": ["bottom": .points(4)]],
        ]
    }

    /// Returns the custom component that shows a rating.
    static func stars(_ rating: Document) -> Document {
        ["_beagleComponent_": "custom:stars", "rating": rating, "style": ["margin": ["bottom": .points(4)]]]
    }

    /// Returns a local image of the app, in the size of an icon.
    static func icon(_ name: Document) -> Document {
        [
            "_beagleComponent_": "beagle:image", "path": ["_beagleImagePath_": "local", "mobileId": name],
            "accessibility": ["accessible": false],
            "style": [
                "size": ["width": .points(24), "height": .points(24)], "margin": ["end": .points(14)],
                "flex": ["shrink": 0],
            ],
        ]
    }

    static func heading(_ title: String) -> Document {
        [
            "_beagleComponent_": "beagle:text", "text": .string(title), "styleId": "Shop.Title",
            "style": ["margin": ["top": .points(12), "bottom": .points(10)]],
            "accessibility": ["accessible": true, "isHeader": true],
        ]
    }

    static func picture(_ name: String, describing label: String, style: Document) -> Document {
        [
            "_beagleComponent_": "beagle:image", "mode": "CENTER_CROP",
            "path": ["_beagleImagePath_": "remote", "url": "/images/\(name).svg"],
            "accessibility": ["accessible": true, "accessibilityLabel": .string(label)],
            "style": style,
        ]
    }

    /// Returns the image of the bicycle that an item of a list shows. The name of the bicycle is beside it.
    static func itemPicture(style: Document) -> Document {
        [
            "_beagleComponent_": "beagle:image", "mode": "CENTER_CROP",
            "path": ["_beagleImagePath_": "remote", "url": "/images/@{item.id}.svg"],
            "accessibility": ["accessible": false], "style": style,
        ]
    }

    static func touchable(_ child: Document, _ actions: [Document]) -> Document {
        ["_beagleComponent_": "beagle:touchable", "child": child, "onPress": .list(actions)]
    }

    /// Returns a button in the app's style for primary actions.
    static func filledButton(_ title: String, _ actions: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:button", "text": .string(title), "onPress": .list(actions),
            "styleId": "Shop.Primary",
            "style": [
                "size": ["minHeight": .points(50)], "margin": ["top": .points(8), "bottom": .points(4)],
                "flex": ["shrink": 0],
            ],
        ]
    }

    static func button(_ title: String, _ actions: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:button", "text": .string(title), "onPress": .list(actions),
            "styleId": "Shop.Plain", "style": ["size": ["minHeight": .points(44)], "flex": ["shrink": 0]],
        ]
    }
}
