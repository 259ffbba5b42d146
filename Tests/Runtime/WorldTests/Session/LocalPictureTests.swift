import HeadlessUIKit
import JSON
import KennelTesting
import Testing

@Suite("Pictures of the app's own (components and actions 3.12)")
struct LocalPictureTests {
    @Test func `A registered image has an address in the view tree, and an unregistered one has none`() async throws {
        let session = await TestSession { PictureApp() }
        let tree = try #require(await session.snapshot()["tree"])
        #expect(Self.sources(in: tree) == ["pictures/bell"])
        let text = tree.description
        #expect(text.contains(#""name":"gong""#))
        #expect(text.contains(#""pictures/a%2Fb""#))
    }

    @Test func `The session provides a registered image, and none for an unregistered name`() async {
        let session = await TestSession { PictureApp() }
        let found = await withCheckedContinuation { continuation in
            session.session.synchronize { view in
                continuation.resume(
                    returning: (
                        try? await view.picture(named: "bell")?.type, try? await view.picture(named: "gong")?.type
                    ))
            }
        }
        #expect(found.0 == "image/svg+xml")
        #expect(found.1 == nil)
    }

    private static func sources(in node: JSON) -> [String] {
        let own = node["props"]?["src"]?.string.map { [$0] } ?? []
        return own + (node["children"]?.array ?? []).flatMap(sources)
    }
}

private final class PictureApp: UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.images.register(svg: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", named: "bell")
        application.images.register([0x89, 0x50], type: "image/png", named: "a/b")
        let controller = UIViewController()
        let button = UIButton(type: .custom)
        button.setImage(UIImage(named: "a/b"), for: .normal)
        for view in [
            UIImageView(image: UIImage(named: "bell")), UIImageView(image: UIImage(imageLiteralResourceName: "gong")),
            button,
        ] {
            controller.view.addSubview(view)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
    }
}
