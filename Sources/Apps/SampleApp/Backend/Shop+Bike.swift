extension Shop {
    /// The screen of a bicycle: an image, and details in tabs above swipeable pages.
    static func detail(of bike: Bike) -> Document {
        .screen(
            "bike-\(bike.id)", title: bike.name, context: ["id": "page", "value": 0],
            [
                .picture(
                    bike.id, describing: "\(bike.name), a \(bike.kind.lowercased()) bicycle",
                    style: [
                        "size": ["height": .points(196)], "cornerRadius": ["radius": 16],
                        "margin": ["bottom": .points(4)], "flex": ["shrink": 0],
                    ]),
                .tabs(
                    ["About", "Opinions", "Rules"], current: "@{page}",
                    [.setContext("page", to: "@{onTabSelection}")]),
                .column(
                    style: ["size": ["height": .points(170)], "flex": ["shrink": 0]],
                    [
                        .pages(
                            [about(bike), .lazy("/bikes/\(bike.id)/opinions", meanwhile: waiting), rules],
                            current: "@{page}", [.setContext("page", to: "@{onPageChange}")])
                    ]),
                .pageIndicator(3, current: "@{page}"),
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

    /// Returns the customer reviews, which arrive late.
    static func opinions(of bike: Bike) -> Document {
        page(
            bike.opinions.flatMap { opinion -> [Document] in
                [
                    .stars(.number(Double(opinion.stars))), .text(opinion.words),
                    .styled("— \(opinion.author)", "Shop.Caption"),
                ]
            })
    }

    private static func about(_ bike: Bike) -> Document {
        page([
            .styled("\(bike.kind) · \(bike.range)", "Shop.Caption"), .text(bike.story),
            .stars(.number(Double(bike.stars))),
            .styled("@{inReais(\(bike.price))} a day", "Shop.Price"),
        ])
    }

    private static let waiting = page([.styled("Asking around…", "Shop.Caption")])

    private static let rules = page([
        .text("Helmets come with it, at no cost."), .text("Lights on after six."),
        .styled("Leave it at any of the three stations.", "Shop.Quiet"),
    ])

    /// Returns a page that scrolls if its text is larger than the page.
    private static func page(_ children: [Document]) -> Document {
        [
            "_beagleComponent_": "beagle:scrollView",
            "children": [
                .column(style: ["padding": ["vertical": .points(12), "horizontal": .points(4)]], children)
            ],
        ]
    }
}
