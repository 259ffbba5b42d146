import Beagle
import UIKit

/// A component of the shop's own: its child, on a ground that reaches to the edges of the screen, `custom:ground`.
///
/// A document says one colour for light and dark; the ground has one for each.
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
