import Beagle
import UIKit

/// The scenes that `openNativeRoute` can open, with the data passed to them.
struct DeepLinks: DeepLinkScreenManagerProtocol {
    struct NoSuchScene: Error {}

    func getNativeScreen(with path: String, data: [String: String]?) throws -> UIViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        switch path {
        case "/hello":
            let hello = storyboard.instantiateViewController(withIdentifier: "Hello")
            if let name = data?["name"], var store = (hello as? HelloViewController)?.router?.dataStore {
                store.name = name
            }
            return hello
        default: throw NoSuchScene()
        }
    }
}
