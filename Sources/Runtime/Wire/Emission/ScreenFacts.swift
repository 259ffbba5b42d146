package import JSON

/// What names a screen in a log or in a stack.
package struct ScreenFacts: Sendable, Equatable {
    /// The controller's class.
    package var type: String
    /// The id its document gives it.
    package var id: String?
    /// The URL it was asked for, as it was written.
    package var url: String?
    /// The title in its navigation bar.
    package var title: String?
    /// For a controller of a storyboard, the identifier of its scene.
    package var scene: String?
    /// For a controller of a storyboard, the segue that brought it.
    package var segue: String?
    /// For a controller of Clean Swift, the class of its router.
    package var router: String?

    /// Describes a screen; only its class is always known.
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

    /// Reads what `write(to:)` wrote; nil where it does not say the class.
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
