import Beagle
import UIKit

/// The native screens of the app, by the path of `openNativeRoute`.
struct NativeScreens: DeepLinkScreenManagerProtocol {
    let diary: ShopDiary

    struct NoSuchScreen: Error {}

    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
        switch path {
        case "/native/unlock": return UnlockViewController(bike: data?["bike"] ?? "your bicycle")
        case "/native/fit": return FitViewController()
        case "/native/tour": return TourViewController()
        case "/native/diary": return DiaryViewController(diary: diary)
        case "/native/wishes": return WishesViewController()
        case "/native/broken-text":
            return BeagleScreenViewController(.declarativeText(#"{"_beagleComponent_": "beagle:text", "text": {"#))
        default:
            guard let scene = SceneLinks.controller(for: path, data: data ?? [:]) else { throw NoSuchScreen() }
            return scene
        }
    }
}
