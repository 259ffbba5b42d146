public import Foundation

/// The language of the session's device. Foundation's own `Locale.current` is that of the machine, and cannot be
/// another for each session, so what an app for iOS asks of it has another name here.
extension Locale {
    /// The locale that the device is set to: what `Locale.current` is on iOS. A language without a region is taken for
    /// that of where most people speak it, because without one there is no currency.
    public static var session: Locale {
        let tag = SimulatedDevice.current.language
        let own = Locale(identifier: tag)
        guard own.region == nil else { return own }
        let likely = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier).region
        return likely.map { Locale(identifier: "\(tag)-\($0.identifier)") } ?? own
    }

    /// The languages that a person reads, the best liked first: what `Locale.preferredLanguages` is on iOS.
    public static var sessionLanguages: [String] { [SimulatedDevice.current.language] }
}
