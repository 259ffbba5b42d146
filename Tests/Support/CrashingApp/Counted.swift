import Beagle
import UIKit

/// A label that says how many of them this process has made: `{"_beagleComponent_": "custom:counted"}`.
struct Counted: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    /// What an app from iOS might have, and sessions of one process share.
    private nonisolated(unsafe) static var count = 0

    func toView(renderer: BeagleRenderer) -> UIView {
        Self.count += 1
        let label = UILabel()
        label.text = "made \(Self.count)"
        return label
    }
}
