import FolderSupport
import Foundation
package import Kennel

extension Backend {
    /// A few screens, good and bad.
    package static let testing = Backend(
        answers: [
            "/hello": [.json(screen("Hello there"))],
            "/twice": [.json("no", status: 500), .json("no", status: 500), .json(screen("At last"))],
            "/garbage": [.json("\u{1}\u{2}<html>")],
            "/silent": [Answer(ending: .silence)],
            "/hang-up": [Answer(ending: .hangUp)],
            "/circle": [Answer(status: 302, headers: [("Location", "/circle")])],
            "/endless": [Answer(body: [UInt8](repeating: 0x20, count: 65_536), ending: .endless)],
            "/button": [.json(button)],
        ],
        screens: [Screen(path: "/hello", title: "Hello", note: "A word", group: "test")])

    /// A screen with one text.
    package static func screen(_ text: String) -> String {
        """
        {"_beagleComponent_":"beagle:screenComponent","child":{"_beagleComponent_":"beagle:text","text":"\(text)"}}
        """
    }

    private static let button = """
        {"_beagleComponent_":"beagle:button","text":"Press","onPress":[
          {"_beagleAction_":"beagle:alert","title":"Pressed","message":"Well done"}]}
        """
}

extension Backend.Answer {
    fileprivate static func json(_ text: String, status: Int = 200) -> Backend.Answer {
        Backend.Answer(status: status, headers: [("Content-Type", "application/json")], body: Array(text.utf8))
    }
}

/// A folder with the three files of a page. Beside the folder is another file, which must not be served.
package final class PublicFolder: Sendable {
    private let folder = TemporaryFolder()
    /// The path of the page.
    package var path: String { folder.path("Public") }

    /// Makes the folder. It is deleted when it is released.
    package init() throws {
        let (folder, page) = (folder.url, URL(filePath: path))
        for name in ["js", "docs"] {
            try FileManager.default.createDirectory(
                at: page.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let files = [
            "secret.txt": "not for you", "Public/index.html": Self.index, "Public/page.css": "p { color: red }",
            "Public/js/main.js": "export const answer = 42 // " + Self.filler, "Public/.hidden": "nor this",
            "Public/docs/index.html": #"<a href="reproduceabug.html">Reproduce a bug</a>"#,
        ]
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        try FileManager.default.createSymbolicLink(
            at: page.appendingPathComponent("link.txt"), withDestinationURL: folder.appendingPathComponent("secret.txt")
        )
    }

    private static let filler = String(repeating: "la ", count: 200)
    private static let index = """
        <!doctype html><title>Page</title>\(filler)
        <link rel="stylesheet" href="page.css">
        <script type="module" src="js/main.js"></script>
        """
}
