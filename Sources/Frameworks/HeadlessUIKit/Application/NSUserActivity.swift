/// What a person does in an app, to go on with it elsewhere. It is kept, and nobody hears of it: a session is one
/// device.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    /// The page of the web that shows the same.
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    /// Whether ``userInfo`` is to be written anew.
    open var needsSave = false
    open var isEligibleForHandoff = true
    /// Whether a search of the device may find it.
    open var isEligibleForSearch = false
    /// Whether the device may propose it.
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?

    public init(activityType: String) { self.activityType = activityType }
    /// Adds to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    /// A person does this no more.
    open func resignCurrent() {}
    open func invalidate() {}
}

/// The kind of a page of the web that a person looked at.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public protocol UIUserActivityRestoring: AnyObject {
    /// Goes on with it; never called.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
