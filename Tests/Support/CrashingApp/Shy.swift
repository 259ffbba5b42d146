import Beagle
import Foundation
import Glibc
import UIKit

/// A label that traps when its state is read while a certain file exists, and deletes this file first:
/// `{"_beagleComponent_": "custom:shy"}`. If the file contains `loop`, the read does not return.
struct Shy: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let label = Label()
        label.text = "Do not look"
        return label
    }

    private final class Label: UILabel {
        private static let trap = ProcessInfo.processInfo.environment["CRASHING_APP_TRAP"]

        override var text: String? {
            get {
                if let trap = Self.trap, let how = try? String(contentsOfFile: trap, encoding: .utf8), unlink(trap) == 0
                {
                    if how == "loop" { GoWrong.loop() }
                    fatalError("nobody was to look here")
                }
                return super.text
            }
            set { super.text = newValue }
        }
    }
}
