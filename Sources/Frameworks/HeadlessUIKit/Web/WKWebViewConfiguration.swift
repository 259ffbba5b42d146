/// The configuration of a web view. Has no visible effect, because the browser shows pages in a sandboxed frame, in
/// which they run only their own scripts.
open class WKWebViewConfiguration: NSObject {
    public required override init() {}

    /// Stored; has no visible effect.
    open var preferences = WKPreferences()
    /// Stored; has no visible effect.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The scripts of the web view; see ``WKUserContentController``.
    open var userContentController = WKUserContentController()
    /// Stored; has no visible effect.
    open var processPool = WKProcessPool()
    /// Stored; has no visible effect.
    open var websiteDataStore: WKWebsiteDataStore! = .default()
    /// Stored; has no visible effect.
    open var applicationNameForUserAgent: String?
    /// Stored; has no visible effect.
    open var allowsInlineMediaPlayback = false
    /// Stored; has no visible effect.
    open var allowsPictureInPictureMediaPlayback = true
    /// Stored; has no visible effect.
    open var allowsAirPlayForMediaPlayback = true
    /// Stored; has no visible effect.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Stored; has no visible effect.
    open var suppressesIncrementalRendering = false
    /// Stored; has no visible effect.
    open var ignoresViewportScaleLimits = false
    /// Stored; has no visible effect.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Stored; has no visible effect.
    open var upgradeKnownHostsToHTTPS = true
}

/// Has no visible effect.
open class WKPreferences: NSObject {
    public override init() {}
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
}

/// Has no visible effect.
open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    public override init() {}
    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended
}

/// Has no visible effect.
open class WKProcessPool: NSObject {
    public override init() {}
}

/// The store of website data. Has no visible effect, because the browser stores the data of frames.
open class WKWebsiteDataStore: NSObject {
    public let isPersistent: Bool
    private init(isPersistent: Bool) { self.isPersistent = isPersistent }
    public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }
    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all: WKDataDetectorTypes = [.phoneNumber, .link, .address, .calendarEvent]
}
