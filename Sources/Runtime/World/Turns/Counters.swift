import HeadlessUIKit
import Wire

/// The numbers of views and timers, as they are called outside.
extension ViewNumber: NumberedID {
    package static let letter = ViewID.letter
}

extension UIApplication {
    /// The view of this name, if it is in a window.
    func view(_ id: ViewID) -> UIView? { view(ViewNumber(rawValue: id.rawValue)) }
}

extension TimerID {
    /// A timer's name from its number.
    init(_ number: TimerNumber) { self.init(rawValue: number.rawValue) }

    /// The number that the application knows it by.
    var number: TimerNumber { TimerNumber(rawValue: rawValue) }
}
