/// The screens of the shop.
enum Shop {
    static let home: Document = .screen(
        "home", title: "Roda", items: [.barItem("Basket", [.pushView("/basket")])],
        [
            .picture(
                "hero", describing: "A bicycle on green hills at sunrise",
                style: [
                    "size": ["height": .points(170)], "cornerRadius": ["radius": 16],
                    "margin": ["bottom": .points(16)],
                ]),
            .text(
                "Pick one up at any station before noon, bring it back before the town sleeps.", colour: Palette.quiet),
            .heading("Popular this week"),
            tile(Bike.all[0]), tile(Bike.all[1]), tile(Bike.all[2]),
            .filledButton("See all bicycles", [.pushView("/bikes")]),
            .heading("Good to know"),
            link("Stations", "Three of them, open every day", icon: "pin", [.pushView("/stations")]),
            link("About Roda", "Who we are, terms, and where this comes from", icon: "info", [.pushView("/about")]),
            link("Things that go wrong", "Screens that fail on purpose", icon: "bell", [.pushView("/failures")]),
        ])

    static let bikes: Document = .screen(
        "bikes", title: "Bicycles", items: [.barItem("Basket", [.pushView("/basket")])],
        Bike.all.map(tile))

    static func detail(of bike: Bike) -> Document {
        .screen(
            "bike-\(bike.id)", title: bike.name,
            [
                .picture(
                    bike.id, describing: "\(bike.name), a \(bike.kind.lowercased()) bicycle",
                    style: [
                        "size": ["height": .points(230)], "cornerRadius": ["radius": 16],
                        "margin": ["bottom": .points(14)],
                    ]),
                .card([
                    .styled("\(bike.kind) · \(bike.range)", "Shop.Caption"),
                    .text(bike.story),
                    .stars(.number(Double(bike.stars))),
                    .styled("@{inReais(\(bike.price))} a day", "Shop.Price"),
                ]),
                .filledButton(
                    "Put in the basket",
                    [
                        .confirm(
                            "Hire the \(bike.name)?", "It is yours until 22:00 for R$ \(bike.price).", ok: "Put in",
                            then: [.putInBasket(bike), .pushView("/basket")])
                    ]),
                .button(
                    "Is it free today?",
                    [.alert("Two left", "One at Praça do Pomar, one at the harbour.")]),
                .button("Back to the start", [.popToView("/home")]),
            ])
    }

    static let basket: Document = .screen(
        "basket", title: "Basket",
        [
            .card([
                line("Garça, one day", "R$ 18"), line("Mula, one day", "R$ 42"), line("Two helmets", "free"),
            ]),
            .card([line("Together", "R$ 60")]),
            .filledButton("Check out", [.pushStack("/checkout", controller: "ColouredBar")]),
            .button(
                "Empty the basket",
                [
                    .confirm(
                        "Empty the basket?", "Two bicycles go back to their stations.", ok: "Empty",
                        then: [.resetStack("/home")])
                ]),
        ])

    static let checkout: Document = .screen(
        "checkout", title: "Check out", showBackButton: false, items: [.barItem("Close", [.popStack])],
        [
            .card([
                .text("Pick up"), .text("Praça do Pomar, today before 12:00", colour: Palette.quiet),
            ]),
            .card([
                .text("Pay"), .text("At the counter, by card or in coins", colour: Palette.quiet),
            ]),
            .card([line("Together", "R$ 60")]),
            .filledButton(
                "Hire both",
                [
                    .confirm(
                        "Hire two bicycles?", "R$ 60, to be paid when you pick them up.", ok: "Hire",
                        then: [.pushView("/receipt")])
                ]),
            .button("Not today", [.popStack]),
        ])

    static let receipt: Document = .screen(
        "receipt", title: "Done", showBackButton: false,
        [
            .card([
                .text("Thank you!"),
                .text("Your number is 2207. Show it at Praça do Pomar before noon.", colour: Palette.quiet),
            ]),
            .filledButton("Unlock the Garça", [.openNativeRoute("/native/unlock", data: ["bike": "Garça"])]),
            .button("Back to the shop", [.resetApplication("/home")]),
        ])

    static let stations: Document = .screen(
        "stations", title: "Stations",
        [
            .picture(
                "map", describing: "Plan of the town with three numbered stations",
                style: [
                    "size": ["height": .points(210)], "cornerRadius": ["radius": 16],
                    "margin": ["bottom": .points(14)],
                ]),
            link(
                "1 · Praça do Pomar", "7:00 to 22:00, nine bicycles",
                [.alert("Praça do Pomar", "Behind the fountain, beside the juice stand.")]),
            link(
                "2 · Harbour", "6:00 to 20:00, four bicycles",
                [.alert("Harbour", "Pier two. Mind the gulls.")]),
            link(
                "3 · Botanic garden", "9:00 to 18:00, closed for repairs",
                [.pushView("/stations/garden")]),
        ])

    static let about: Document = .screen(
        "about", title: "About",
        [
            .card([
                .text("Roda is not a real shop."),
                .text(
                    "Every screen comes as JSON from a small backend, is built by Swift controllers on a server, "
                        + "and is drawn by the page you are looking at.", colour: Palette.quiet),
            ]),
            link("Terms", "Short ones", [.pushStack("/terms", controller: "CustomLoading")]),
            link("Diary", "What this app's own logger heard", [.openNativeRoute("/native/diary")]),
            link(
                "Beagle's documentation", "Opens outside of the app",
                [.openExternalURL("https://docs.usebeagle.io")]),
            .filledButton("Start over", [.resetApplication("/home")]),
        ])

    static let terms: Document = .screen(
        "terms", title: "Terms", showBackButton: false, items: [.barItem("Close", [.popStack])],
        [
            .card([
                .text("1. Bring it back."), .text("2. Wear the helmet."),
                .text("3. Bells are for saying hello.", colour: Palette.ink),
            ])
        ])

    private static func tile(_ bike: Bike) -> Document {
        .touchable(
            .column(
                style: [
                    "backgroundColor": Palette.card, "cornerRadius": ["radius": 14],
                    "margin": ["bottom": .points(12)], "padding": ["all": .points(10)],
                    "flex": ["flexDirection": "ROW", "alignItems": "CENTER"],
                ],
                [
                    .picture(
                        bike.id, describing: "\(bike.name), a \(bike.kind.lowercased()) bicycle",
                        style: [
                            "size": ["width": .points(96), "height": .points(72)], "cornerRadius": ["radius": 10],
                            "margin": ["right": .points(14)],
                        ]),
                    .column(
                        style: ["flex": ["flex": 1]],
                        [
                            .styled(bike.name, "Shop.Headline"),
                            .styled("\(bike.kind) · \(bike.range)", "Shop.Caption"),
                            .styled("R$ \(bike.price) a day", "Shop.Price"),
                        ]),
                ]),
            [.pushView("/bikes/\(bike.id)")])
    }

    private static func line(_ label: String, _ amount: String) -> Document {
        .column(
            style: [
                "flex": ["flexDirection": "ROW", "justifyContent": "SPACE_BETWEEN"],
                "padding": ["vertical": .points(4)],
            ],
            [.text(label), .text(amount, colour: Palette.quiet, alignment: "RIGHT")])
    }

    static func link(_ title: String, _ note: String, icon: Document? = nil, _ actions: [Document]) -> Document {
        let words: [Document] = [.styled(title, "Shop.Headline"), .styled(note, "Shop.Caption")]
        guard let icon else { return .touchable(.card(words), actions) }
        return .touchable(
            .card([.row([.icon(icon), .column(style: ["flex": ["flex": 1]], words)])]), actions)
    }

    /// The part from the backend on the app's own screen "Unlock".
    static let unlockTip: Document = .card([
        .row([
            .icon("wheel"),
            .column(
                style: ["flex": ["flex": 1]],
                [
                    .styled("Before you ride", "Shop.Headline"),
                    .styled("Check both brakes, then ring the bell twice.", "Shop.Caption"),
                ]),
        ])
    ])
}
