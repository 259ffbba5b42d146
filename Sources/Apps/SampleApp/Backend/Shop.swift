/// The first screens of the shop.
enum Shop {
    static let home: Document = .screen(
        "home", title: "Roda", items: [.barItem("Basket", [.pushView("/basket")])],
        context: ["id": "news", "value": ["busy": false, "text": ""]],
        refresh: (
            "@{news.busy}",
            [
                .setContext("news", path: "busy", to: true),
                .sendRequest(
                    "/news.json", success: [.setContext("news", path: "text", to: "@{onSuccess.data.text}")],
                    finish: [.setContext("news", path: "busy", to: false)]),
            ]
        ),
        [
            .picture(
                "hero", describing: "A bicycle on green hills at sunrise",
                style: [
                    "size": ["height": .points(170)], "cornerRadius": ["radius": 16],
                    "margin": ["bottom": .points(16)], "flex": ["shrink": 0],
                ]),
            .styled(
                "Pick one up at any station before noon, bring it back before the town sleeps.", "Shop.Quiet"),
            Document.styled("@{news.text}", "Shop.Price").shown(when: "not(isEmpty(news.text))"),
            searchLink,
            .lazy("/home/offer", meanwhile: .card([.styled("Looking for today's offer…", "Shop.Caption")])),
            .heading("Popular this week"),
            .list(
                Bike.data(Bike.all.prefix(4)), direction: "HORIZONTAL",
                style: ["flex": ["shrink": 0]], inParent: false,
                [.template(poster)]),
            .filledButton("See all bicycles", [.pushView("/bikes")]),
            .heading("For every ride"),
            .grid(Bike.data(Bike.all[...]), columns: 3, kind),
            .heading("Good to know"),
            link("Your rides", "All of them, with the one you are on", icon: "wheel", [.pushView("/rides")]),
            link("Stations", "Three of them, open every day", icon: "pin", [.pushView("/stations")]),
            link("Native scenes", "Screens of the app's own", icon: "bag", [.pushView("/scenes")]),
            link("About Roda", "Who we are, terms, and where this comes from", icon: "info", [.pushView("/about")]),
            link("Things that go wrong", "Screens that fail on purpose", icon: "bell", [.pushView("/failures")]),
        ])

    /// An offer that arrives late and replaces a placeholder.
    static let offer: Document = .touchable(
        .column(
            look: "Shop.Offer",
            style: [
                "cornerRadius": ["radius": 14], "padding": ["all": .points(14)],
                "margin": ["bottom": .points(4)],
            ],
            [
                .row([
                    .icon("star"),
                    .column(
                        style: ["flex": ["flex": 1]],
                        [
                            .styled("Tuesday is tandem day", "Shop.Headline"),
                            .styled("Two ride for the price of one, until the bells ring.", "Shop.Caption"),
                        ]),
                ])
            ]),
        [.pushView("/bikes/dupla")])

    static let bikes: Document = .screen(
        "bikes", title: "Bicycles", items: [.barItem("Basket", [.pushView("/basket")])],
        [
            .list(
                Bike.data(Bike.all[...]),
                [.template(when: "@{item.free}", tile(isFree: true)), .template(tile(isFree: false))])
        ])

    private static let searchLink: Document = .touchable(
        .column(
            look: "Shop.Card",
            style: [
                "cornerRadius": ["radius": 22], "padding": ["all": .points(10)],
                "margin": ["top": .points(8), "bottom": .points(12)],
            ],
            [.row([.icon("search"), .styled("Search bicycles", "Shop.Caption")])]),
        [.pushView("/search")])

    /// A bicycle in a horizontally scrolling row.
    private static let poster: Document = .touchable(
        .column(
            look: "Shop.Card",
            style: [
                "cornerRadius": ["radius": 14], "padding": ["all": .points(10)],
                "size": ["width": .points(168)], "margin": ["right": .points(12)],
            ],
            [
                .itemPicture(
                    style: [
                        "size": ["height": .points(104)], "cornerRadius": ["radius": 10],
                        "margin": ["bottom": .points(8)],
                    ]),
                .styled("@{item.name}", "Shop.Headline"), .styled("@{item.kind}", "Shop.Caption"),
                .styled("@{inReais(item.price)} a day", "Shop.Price"),
            ]),
        [.pushView("/bikes/@{item.id}")])

    /// A kind of bicycle in a square.
    private static let kind: Document = .touchable(
        .column(
            style: [
                "backgroundColor": "@{item.ground}", "cornerRadius": ["radius": 12],
                "padding": ["vertical": .points(16)], "margin": ["all": .points(4)],
                "flex": ["alignItems": "CENTER"],
            ],
            [.styled("@{item.kind}", "Shop.Tag", alignment: "CENTER")]),
        [.pushView("/bikes/@{item.id}")])

    /// Returns a bicycle in a list.
    static func tile(isFree: Bool) -> Document {
        .touchable(
            .column(
                look: "Shop.Card",
                style: [
                    "cornerRadius": ["radius": 14],
                    "margin": ["bottom": .points(12)], "padding": ["all": .points(10)],
                    "flex": ["flexDirection": "ROW", "alignItems": "CENTER"],
                ],
                [
                    .itemPicture(
                        style: [
                            "size": ["width": .points(96), "height": .points(72)], "cornerRadius": ["radius": 10],
                            "margin": ["right": .points(14)], "flex": ["shrink": 0],
                        ]),
                    .column(
                        style: ["flex": ["flex": 1]],
                        [
                            .styled("@{item.name}", "Shop.Headline"),
                            .styled("@{item.kind} · @{item.range}", "Shop.Caption"),
                            isFree
                                ? .styled("@{inReais(item.price)} a day", "Shop.Price")
                                : .styled("Out until tomorrow", "Shop.Warning"),
                        ]),
                ]),
            [.pushView("/bikes/@{item.id}")])
    }

    static func line(_ label: String, _ amount: String) -> Document {
        .column(
            style: [
                "flex": ["flexDirection": "ROW", "justifyContent": "SPACE_BETWEEN"],
                "padding": ["vertical": .points(4)],
            ],
            [.text(label), .styled(amount, "Shop.Quiet", alignment: "RIGHT")])
    }

    static func link(_ title: String, _ note: String, icon: Document? = nil, _ actions: [Document]) -> Document {
        let words: [Document] = [.styled(title, "Shop.Headline"), .styled(note, "Shop.Caption")]
        guard let icon else { return .touchable(.card(words), actions) }
        return .touchable(
            .card([.row([.icon(icon), .column(style: ["flex": ["flex": 1]], words)])]), actions)
    }
}
