public import Foundation

/// The language of the session's device. Foundation's own `Locale.current` is that of the machine, and cannot be another for
/// each session, so what an app for iOS asks of it has another name here.
extension Locale {
    /// The locale that the device is set to: what `Locale.current` is on iOS.
    public static var session: Locale { Locale(identifier: SimulatedDevice.current.language) }

    /// The languages that a person reads, the best liked first: what `Locale.preferredLanguages` is on iOS.
    public static var sessionLanguages: [String] { [SimulatedDevice.current.language] }
}
