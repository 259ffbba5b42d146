/// The rides of one customer: a long list in pages of twenty.
enum Rides {
    private static let pageSize = 20
    private static let places = ["Praça do Pomar", "Harbour", "Botanic garden", "Old mill", "North station"]

    /// The list with the first page. At its end it fetches the next page, until the last page is reached.
    static let screen: Document = [
        "_beagleComponent_": "beagle:screenComponent",
        "id": "rides",
        "navigationBar": ["title": "Your rides"],
        "context": ["id": "state", "value": ["isLast": false]],
        "child": .onGround([
            "_beagleComponent_": "beagle:container",
            "context": ["id": "rides", "value": .list(page(0))],
            "style": ["flex": ["grow": 1]],
            "children": [list, status],
        ]),
    ]

    /// The answers to the requests for more rides, in order: two pages, then an empty one.
    static let pages = [
        SampleAnswer(.list(page(1)), after: .milliseconds(600)),
        SampleAnswer(.list(page(2)), after: .milliseconds(600)),
        SampleAnswer(.list([])),
    ]

    private static let list: Document = [
        "_beagleComponent_": "beagle:listView",
        "id": "rides-list",
        "dataSource": "@{rides}",
        "key": "no",
        "style": ["flex": ["grow": 1], "padding": ["all": .points(16)]],
        "isScrollIndicatorVisible": true,
        "scrollEndThreshold": 90,
        "onScrollEnd": [
            [
                "_beagleAction_": "beagle:condition", "condition": "@{not(state.isLast)}",
                "onTrue": [
                    [
                        "_beagleAction_": "beagle:sendRequest", "url": "/rides/more",
                        "onSuccess": [
                            .setContext("state", path: "isLast", to: "@{isEmpty(onSuccess.data)}"),
                            .setContext("rides", to: "@{union(rides, onSuccess.data)}"),
                        ],
                    ]
                ],
            ]
        ],
        "templates": [
            ["case": "@{item.isOpen}", "view": .card([top, .styled("You are on it now", "Shop.Accent")])],
            ["view": .card([top, .styled("@{item.minutes} min · R$ @{item.price}", "Shop.Quiet")])],
        ],
    ]

    /// The route, and a star that writes to the ride.
    private static let top: Document = .column(
        style: ["flex": ["flexDirection": "ROW", "alignItems": "CENTER", "justifyContent": "SPACE_BETWEEN"]],
        [
            .text("@{item.from} → @{item.to}"),
            [
                "_beagleComponent_": "beagle:button", "id": "star",
                "text": "@{condition(item.isStarred, '★', '☆')}",
                "accessibility": ["accessible": true, "accessibilityLabel": "Star"],
                "style": ["size": ["width": .points(36)]],
                "onPress": [.setContext("item", path: "isStarred", to: "@{not(item.isStarred)}")],
            ],
        ])

    private static let status: Document = [
        "_beagleComponent_": "beagle:text",
        "text": "@{length(rides)} rides@{condition(state.isLast, ', and that is all of them', '')}",
        "styleId": "Shop.Quiet", "alignment": "CENTER",
        "style": ["padding": ["vertical": .points(10)]],
    ]

    private static func page(_ number: Int) -> [Document] {
        (number * pageSize..<(number + 1) * pageSize).map { ride in
            [
                "no": .string("r\(ride)"),
                "from": .string(places[ride % places.count]),
                "to": .string(places[(ride + 1 + ride * 3 % 4) % places.count]),
                "minutes": .number(Double(7 + ride * 11 % 43)),
                "price": .number(Double(4 + ride * 7 % 9)),
                "isOpen": .flag(ride == 0),
                "isStarred": .flag(ride % 6 == 2),
            ]
        }
    }
}
