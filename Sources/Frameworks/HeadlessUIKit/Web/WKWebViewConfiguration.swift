/// What a web view is made with. What it says of code in pages, of media and of stores is kept: the browser shows a
/// page in a frame that runs nothing.
open class WKWebViewConfiguration: NSObject {
    /// A configuration that says nothing.
    public required override init() {}

    /// What pages may do; kept.
    open var preferences = WKPreferences()
    /// What each page may do; kept.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The code that pages would run, and who would hear of it.
    open var userContentController = WKUserContentController()
    /// Which views would share a process; kept.
    open var processPool = WKProcessPool()
    /// Where pages would keep things; kept.
    open var websiteDataStore: WKWebsiteDataStore! = .default()
    /// What the browser would call itself besides; kept.
    open var applicationNameForUserAgent: String?
    /// Whether films play where they stand; kept.
    open var allowsInlineMediaPlayback = false
    /// Whether films play over other apps; kept.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether films go to other devices; kept.
    open var allowsAirPlayForMediaPlayback = true
    /// Which media wait for a person; kept.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Whether a page is shown once it is whole; kept.
    open var suppressesIncrementalRendering = false
    /// Whether pages may be made larger, whatever they say; kept.
    open var ignoresViewportScaleLimits = false
    /// Which data in pages become links; kept.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether pages are asked for over encrypted connections where that can be; kept.
    open var upgradeKnownHostsToHTTPS = true
}

/// What pages may do; kept.
open class WKPreferences: NSObject {
    /// Preferences that say nothing.
    public override init() {}
    /// The least size of letters.
    open var minimumFontSize: CGFloat = 0
    /// Whether pages run code; none does here.
    open var javaScriptEnabled = true
    /// Whether code in pages opens windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether a person is warned of pages that deceive.
    open var isFraudulentWebsiteWarningEnabled = true
}

/// What a page may do; kept.
open class WKWebpagePreferences: NSObject {
    /// How pages are laid out.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Preferences that say nothing.
    public override init() {}
    /// Whether the page runs code; none does here.
    open var allowsContentJavaScript = true
    /// How the page is laid out.
    open var preferredContentMode = ContentMode.recommended
}

/// Which web views share a process; all do.
open class WKProcessPool: NSObject {
    public override init() {}
}

/// Where pages would keep things: nowhere, as their frames are the browser's.
open class WKWebsiteDataStore: NSObject {
    /// Whether what is kept outlives the app; it is kept nowhere.
    public let isPersistent: Bool
    private init(isPersistent: Bool) { self.isPersistent = isPersistent }
    public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }
    /// One that does not.
    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Kinds of data in pages that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all: WKDataDetectorTypes = [.phoneNumber, .link, .address, .calendarEvent]
}
