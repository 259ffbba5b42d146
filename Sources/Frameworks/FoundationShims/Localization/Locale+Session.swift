public import Foundation

/// The locale of the session's device. The property is not named like Foundation's `Locale.current`, because that is
/// the server's locale, which is the same for all sessions.
extension Locale {
    /// Replaces `Locale.current`: the locale of the device. A language without a region gets its most likely region,
    /// because a currency needs one.
    public static var session: Locale {
        let tag = DeviceSettings.current.language
        let own = Locale(identifier: tag)
        guard own.region == nil else { return own }
        let likely = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier).region
        return likely.map { Locale(identifier: "\(tag)-\($0.identifier)") } ?? own
    }

    /// Replaces `Locale.preferredLanguages`: the language of the device.
    public static var sessionLanguages: [String] { [DeviceSettings.current.language] }
}
