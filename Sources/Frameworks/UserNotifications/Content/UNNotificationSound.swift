public import Foundation

/// What is heard as a notification comes; kept, because nothing is heard here.
open class UNNotificationSound: NSObject {
    private let name: UNNotificationSoundName?

    private init(_ name: UNNotificationSoundName?) { self.name = name }

    /// A sound of the app's own.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    /// The usual one.
    open class var `default`: UNNotificationSound { UNNotificationSound(nil) }
    /// The one that cannot be missed.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
    /// The one of calls.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }
    /// The one that cannot be missed, so loud.
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

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file's name.
    public let rawValue: String
    /// A file by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that goes with a notification; kept and not shown.
open class UNNotificationAttachment: NSObject {
    /// The app's name for it.
    public let identifier: String
    /// Where it lies.
    public let url: URL
    /// What kind of file it is, as its name ends.
    public var type: String { url.pathExtension }

    /// A file. Throws a ``UNError`` where there is none.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        (self.identifier, self.url) = (identifier, url)
    }
}
