import Beagle
import Foundation
import HeadlessUIKit

/// Parses one large document in this process: Foundation into plain structs, Kennel into views on a screen.
struct DocumentRun {
    private let text: String
    private let bytes: Data

    /// Creates a document of about this many bytes.
    init(bytes count: Int) {
        let card = ScreenJSON.card(number: 0).description.utf8.count
        text = ScreenJSON.screen(of: (0..<(count / card)).map { ScreenJSON.card(number: $0) }).description
        bytes = Data(text.utf8)
    }

    /// The size of the document in bytes.
    var size: Int { bytes.count }

    /// Returns the time in microseconds in which `JSONDecoder` decodes the document, without validating or drawing it.
    func decodePlainly() throws -> Double {
        let start = now()
        let screen = try JSONDecoder().decode(PlainNode.self, from: bytes)
        let time = now() - start
        return screen.child == nil ? .nan : time
    }

    /// Returns the microseconds until the screen of the document is in its window and has been laid out.
    func show() -> Double {
        let host = BenchmarkHost()
        let application = UIApplication(host: host)
        let start = now()
        application.run {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = BeagleScreenViewController(.declarativeText(text))
            window.makeKeyAndVisible()
            host.runQueue()
        }
        let time = now() - start
        return application.changes.drain().isEmpty ? .nan : time
    }
}

/// A hand-written model of the document, in one type, which is fastest for `JSONDecoder`.
private final class PlainNode: Decodable {
    struct Style: Decodable {
        struct Edge: Decodable {
            let all: Length?
        }

        struct Size: Decodable {
            let width: Length?
        }

        struct Flex: Decodable {
            let flexDirection: String?
            let grow: Double?
        }

        let margin: Edge?
        let size: Size?
        let flex: Flex?
        let backgroundColor: String?
    }

    struct Length: Decodable {
        let value: Double
        let type: String
    }

    struct Path: Decodable {
        let _beagleImagePath_: String
        let url: String?
    }

    struct Action: Decodable {
        struct Route: Decodable {
            let url: String
        }

        let _beagleAction_: String
        let route: Route?
    }

    let _beagleComponent_: String
    let text: String?
    let path: Path?
    let style: Style?
    let onPress: [Action]?
    let child: PlainNode?
    let children: [PlainNode]?
}
