import JSON

/// Screens as a backend would send them.
enum ScreenJSON {
    /// The body that opens a session on a screen of this many elements.
    static func body(elements: Int) -> String {
        let texts: [JSON] = (1..<elements).map { number in
            [
                "_beagleComponent_": "beagle:text", "text": .string("Line \(number) of a screen of some length"),
                "style": ["margin": ["all": ["value": 8, "type": "REAL"]]],
            ]
        }
        let screen: JSON = [
            "_beagleComponent_": "beagle:screenComponent", "navigationBar": ["title": "Benchmark"],
            "child": ["_beagleComponent_": "beagle:container", "children": .array(texts)],
        ]
        return JSON.object(["screen_json": .string(screen.description)]).description
    }
}
