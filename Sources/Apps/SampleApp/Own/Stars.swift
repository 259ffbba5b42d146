import Beagle
import UIKit

/// A custom component of the shop, `custom:stars`: a customer rating.
struct Stars: Widget {
    var rating: Beagle.Expression<Int>
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let label = UILabel()
        label.textColor = .systemOrange
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        renderer.observe(rating, andUpdateManyIn: label) { [weak label] rating in
            let count = min(max(rating ?? 0, 0), 5)
            label?.text = String(repeating: "★", count: count) + String(repeating: "☆", count: 5 - count)
            label?.accessibilityLabel = "\(count) of 5 stars"
        }
        return label
    }
}
