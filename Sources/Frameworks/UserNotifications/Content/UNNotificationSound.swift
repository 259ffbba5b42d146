public import Foundation

/// What is heard as a notification comes; kept, because nothing is heard here.
open class UNNotificationSound: NSObject {
    private let name: UNNotificationSoundName?

    private init(_ name: UNNotificationSoundName?) { self.name = name }

    /// A sound of the app's own.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    /// One of the app's own that cannot be missed.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name)
    }

    /// Whether it is the same sound.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    /// Goes with ``isEqual(_:)``.
    open override var hash: Int { name.hashValue }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that goes with a notification; kept and not shown.
open class UNNotificationAttachment: NSObject {
    /// The app's name for it.
    public let identifier: String
    public let url: URL
    public var type: String { url.pathExtension }

    /// A file. Throws a ``UNError`` where there is none.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        (self.identifier, self.url) = (identifier, url)
    }
}
