/// The colours of the shop.
enum Palette {
    static let paper: Document = "#F5F2EC"
    static let card: Document = "#FFFFFF"
    static let ink: Document = "#1E2421"
    static let quiet: Document = "#5E6762"
    static let accent: Document = "#0B6E4F"
    static let accentText: Document = "#FFFFFF"
    static let warning: Document = "#A3360A"
    static let line: Document = "#DDD8CD"
}

extension Document {
    static func points(_ value: Double) -> Document { ["value": .number(value), "type": "REAL"] }
    static func percent(_ value: Double) -> Document { ["value": .number(value), "type": "PERCENT"] }

    /// A whole screen with its bar; its content scrolls.
    static func screen(
        _ id: String, title: String, showBackButton: Bool = true, items: [Document] = [], context: Document? = nil,
        refresh: (busy: Document, actions: [Document])? = nil, _ children: [Document]
    ) -> Document {
        let scroll: Document = [
            "_beagleComponent_": "beagle:scrollView",
            "children": [
                column(style: ["padding": ["all": .points(16)], "backgroundColor": Palette.paper], children)
            ],
        ]
        let screen: Document = [
            "_beagleComponent_": "beagle:screenComponent",
            "id": .string(id),
            "style": ["backgroundColor": Palette.paper],
            "navigationBar": [
                "title": .string(title), "showBackButton": .flag(showBackButton), "navigationBarItems": .list(items),
            ],
            "child": refresh.map { pullToRefresh(scroll, refreshing: $0.busy, $0.actions) } ?? scroll,
        ]
        return context.map { screen.with(["context": $0]) } ?? screen
    }

    static func barItem(_ text: String, _ actions: [Document]) -> Document {
        ["text": .string(text), "onPress": .list(actions)]
    }

    static func column(style: Document = [:], _ children: [Document]) -> Document {
        ["_beagleComponent_": "beagle:container", "style": style, "children": .list(children)]
    }

    static func row(_ children: [Document]) -> Document {
        column(style: ["flex": ["flexDirection": "ROW", "alignItems": "CENTER"]], children)
    }

    /// White, rounded, with a margin below.
    static func card(_ children: [Document]) -> Document {
        column(
            style: [
                "backgroundColor": Palette.card, "cornerRadius": ["radius": 14],
                "padding": ["all": .points(14)], "margin": ["bottom": .points(12)],
            ], children)
    }

    static func text(_ text: String, colour: Document = Palette.ink, alignment: Document = "LEFT") -> Document {
        [
            "_beagleComponent_": "beagle:text", "text": .string(text), "textColor": colour, "alignment": alignment,
            "style": ["margin": ["bottom": .points(4)]],
        ]
    }

    /// A text in one of the app's looks, such as `Shop.Headline`.
    static func styled(_ text: String, _ look: Document, alignment: Document = "LEFT") -> Document {
        [
            "_beagleComponent_": "beagle:text", "text": .string(text), "styleId": look, "alignment": alignment,
            "style": ["margin": ["bottom": .points(4)]],
        ]
    }

    /// The component of the app's own that shows how customers like something.
    static func stars(_ rating: Document) -> Document {
        ["_beagleComponent_": "custom:stars", "rating": rating, "style": ["margin": ["bottom": .points(4)]]]
    }

    /// One of the app's own pictures, in the size of a letter.
    static func icon(_ name: Document) -> Document {
        [
            "_beagleComponent_": "beagle:image", "path": ["_beagleImagePath_": "local", "mobileId": name],
            "accessibility": ["accessible": false],
            "style": [
                "size": ["width": .points(24), "height": .points(24)], "margin": ["right": .points(14)],
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

    /// The picture of the bicycle that a list is at; its name stands beside it.
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

    /// A button in the app's look for what matters most.
    static func filledButton(_ title: String, _ actions: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:button", "text": .string(title), "onPress": .list(actions),
            "styleId": "Shop.Primary",
            "style": [
                "size": ["height": .points(50)], "margin": ["top": .points(8), "bottom": .points(4)],
                "flex": ["shrink": 0],
            ],
        ]
    }

    static func button(_ title: String, _ actions: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:button", "text": .string(title), "onPress": .list(actions),
            "styleId": "Shop.Plain", "style": ["size": ["height": .points(44)], "flex": ["shrink": 0]],
        ]
    }
}
