/// What a person does in an app, to go on with it elsewhere. It is kept, and nobody hears of it: a session is one device.
open class NSUserActivity: NSObject {
    /// What kind of thing it is.
    public let activityType: String
    /// What a person calls it.
    open var title: String?
    /// What the app needs to go on.
    open var userInfo: [AnyHashable: Any]?
    /// The page of the web that shows the same.
    open var webpageURL: URL?
    /// Words by which it is found.
    open var keywords: Set<String> = []
    /// Whether ``userInfo`` is to be written anew.
    open var needsSave = false
    /// Whether other devices may go on with it.
    open var isEligibleForHandoff = true
    /// Whether a search of the device may find it.
    open var isEligibleForSearch = false
    /// Whether the device may propose it.
    open var isEligibleForPrediction = false
    /// What it is called for good.
    open var persistentIdentifier: String?

    /// Something of a kind.
    public init(activityType: String) { self.activityType = activityType }
    /// Adds to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// A person does this now.
    open func becomeCurrent() {}
    /// A person does this no more.
    open func resignCurrent() {}
    /// It is over.
    open func invalidate() {}
}

/// The kind of a page of the web that a person looked at.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What can go on with what a person did elsewhere.
public protocol UIUserActivityRestoring: AnyObject {
    /// Goes on with it; never called.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
