public import Foundation

/// Stored; has no visible effect.
open class UNNotificationSound: NSObject {
    private let name: UNNotificationSoundName?

    private init(_ name: UNNotificationSoundName?) { self.name = name }

    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    open override var hash: Int { name.hashValue }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Stored; has no visible effect.
open class UNNotificationAttachment: NSObject {
    public let identifier: String
    public let url: URL
    public var type: String { url.pathExtension }

    /// Creates a sound from a file. Throws a ``UNError`` if the file does not exist.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        (self.identifier, self.url) = (identifier, url)
    }
}
