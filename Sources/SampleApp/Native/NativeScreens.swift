import Beagle
import UIKit

/// The screens of the app that no backend describes, by the path of `openNativeRoute`.
struct NativeScreens: DeepLinkScreenManagerProtocol {
    let diary: ShopDiary

    struct NoSuchScreen: Error {}

    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
        switch path {
        case "/native/unlock": UnlockViewController(bike: data?["bike"] ?? "your bicycle")
        case "/native/diary": DiaryViewController(diary: diary)
        case "/native/broken-text":
            BeagleScreenViewController(.declarativeText(#"{"_beagleComponent_": "beagle:text", "text": {"#))
        default: throw NoSuchScreen()
        }
    }
}
