import HeadlessUIKit
import Wire

/// The external form of view numbers, such as `v42`.
extension ViewNumber: NumberedID {
    package static let letter = ViewID.letter
}

extension UIApplication {
    /// Returns the view with this id, if it is in a window.
    func view(_ id: ViewID) -> UIView? { view(ViewNumber(rawValue: id.rawValue)) }
}

extension TimerID {
    /// Converts a timer's number to its id.
    init(_ number: TimerNumber) { self.init(rawValue: number.rawValue) }

    /// The number of this timer in HeadlessUIKit.
    var number: TimerNumber { TimerNumber(rawValue: rawValue) }
}
