package import JSON

/// The properties that identify a screen in a log or a stack.
package struct ScreenFacts: Sendable, Equatable {
    /// The class of the controller.
    package var type: String
    /// The id in the screen's document.
    package var id: String?
    /// The URL of the screen as it was requested.
    package var url: String?
    /// The title in the navigation bar.
    package var title: String?
    /// The scene identifier of a storyboard's controller.
    package var scene: String?
    /// The segue that presented a storyboard's controller.
    package var segue: String?
    /// The class of the router of a Clean Swift controller.
    package var router: String?

    package init(
        type: String, id: String? = nil, url: String? = nil, title: String? = nil, scene: String? = nil,
        segue: String? = nil, router: String? = nil
    ) {
        self.type = type
        self.id = id
        self.url = url
        self.title = title
        self.scene = scene
        self.segue = segue
        self.router = router
    }

    /// Parses the output of `write(to:)`; nil if the class is missing.
    package init?(_ json: JSON) {
        guard let type = json.text(Key.type) else { return nil }
        self.init(
            type: type, id: json.text(Key.id), url: json.text(Key.url), title: json.text(Key.title),
            scene: json.text(Key.scene), segue: json.text(Key.segue), router: json.text(Key.router))
    }

    /// Writes `{"type","id"?,"url"?,"title"?,"scene"?,"segue"?,"router"?}`.
    package func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member(Key.type, type)
        json.member(Key.id, id)
        json.member(Key.url, url)
        json.member(Key.title, title)
        json.member(Key.scene, scene)
        json.member(Key.segue, segue)
        json.member(Key.router, router)
        json.endObject()
    }

    private enum Key {
        static let type: StaticString = "type"
        static let id: StaticString = "id"
        static let url: StaticString = "url"
        static let title: StaticString = "title"
        static let scene: StaticString = "scene"
        static let segue: StaticString = "segue"
        static let router: StaticString = "router"
    }
}
