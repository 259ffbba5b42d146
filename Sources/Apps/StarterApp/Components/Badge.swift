import Beagle
import UIKit

/// A word on a coloured background: `{"_beagleComponent_": "custom:badge", "text": "New"}`.
struct Badge: Widget {
    var text: Beagle.Expression<String>
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = .systemIndigo
        label.layer.cornerRadius = 6
        renderer.observe(text, andUpdateManyIn: label) { [weak label] text in
            label?.text = text
        }
        return label
    }
}
