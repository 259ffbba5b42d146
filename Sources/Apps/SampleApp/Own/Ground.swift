import Beagle
import UIKit

/// A custom component of the shop, `custom:ground`: its child on a background that extends to the screen edges.
///
/// A document has one colour for light and dark mode; the background has one for each.
struct Ground: Widget {
    @AutoCodable var child: any ServerDrivenComponent
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        renderer.controller?.view.backgroundColor = ShopTheme.paper
        return renderer.render(child)
    }
}
