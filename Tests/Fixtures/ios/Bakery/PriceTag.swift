import Beagle
import UIKit

/// A component of the app's own: a text on a price tag.
struct PriceTag: Widget {
    var text: Beagle.Expression<String>
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let label = UILabel()
        label.textAlignment = .center
        label.backgroundColor = .systemYellow
        renderer.observe(text, andUpdateManyIn: label) { [weak label] text in label?.text = text }
        return label
    }
}
