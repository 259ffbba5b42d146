import JSON

/// Screens as a backend sends them.
enum ScreenJSON {
    /// Returns the request body for a session with a screen of a number of elements. `name` makes its texts unique.
    static func body(elements: Int, name: String = "a screen") -> String {
        let texts: [JSON] = (1..<elements).map { number in
            [
                "_beagleComponent_": "beagle:text", "text": .string("Line \(number) of \(name) of some length"),
                "style": ["margin": ["all": ["value": 8, "type": "REAL"]]],
            ]
        }
        return JSON.object(["screen_json": .string(screen(of: texts).description)]).description
    }

    /// Returns the request body for a session whose screen has as many elements as fit into a number of bytes.
    static func body(bytes: Int) -> String {
        let text: JSON = ["_beagleComponent_": "beagle:text", "text": "a"]
        // The screen is a string in the body, so each quotation mark is escaped.
        let size = JSON.string(text.description).description.utf8.count
        let screen = screen(of: Array(repeating: text, count: (bytes - 1_000) / size))
        return JSON.object(["screen_json": .string(screen.description)]).description
    }

    /// Returns a screen with these components in a column.
    static func screen(of children: [JSON]) -> JSON {
        [
            "_beagleComponent_": "beagle:screenComponent", "navigationBar": ["title": "Benchmark"],
            "child": ["_beagleComponent_": "beagle:container", "children": .array(children)],
        ]
    }

    /// Returns one entry of a list, like that of a shop: an image, two texts and a button.
    static func card(number: Int) -> JSON {
        [
            "_beagleComponent_": "beagle:container",
            "style": [
                "margin": ["all": ["value": 8, "type": "REAL"]], "backgroundColor": "#FFEEDD",
                "flex": ["flexDirection": "ROW"],
            ],
            "children": [
                [
                    "_beagleComponent_": "beagle:image",
                    "path": ["_beagleImagePath_": "remote", "url": .string("/images/\(number).png")],
                    "style": ["size": ["width": ["value": 96, "type": "REAL"]]],
                ],
                [
                    "_beagleComponent_": "beagle:text", "text": .string("Article \(number)"),
                    "style": ["flex": ["grow": 1]],
                ],
                [
                    "_beagleComponent_": "beagle:text",
                    "text": .string("It costs \(number) and is worth every cent of it."),
                ],
                [
                    "_beagleComponent_": "beagle:button", "text": "Show",
                    "onPress": [
                        ["_beagleAction_": "beagle:pushView", "route": ["url": .string("/articles/\(number)")]]
                    ],
                ],
            ],
        ]
    }
}
