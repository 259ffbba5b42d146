import Beagle
import UIKit

/// A label with the number of its instances in this process: `{"_beagleComponent_": "custom:counted"}`.
struct Counted: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    /// A static variable as in an iOS app, which sessions of one process share.
    private nonisolated(unsafe) static var count = 0

    func toView(renderer: BeagleRenderer) -> UIView {
        Self.count += 1
        let label = UILabel()
        label.text = "made \(Self.count)"
        return label
    }
}
