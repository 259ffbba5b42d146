/// Has no visible effect, because a session is one device and there is nothing to hand off to.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?

    public init(activityType: String) { self.activityType = activityType }
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public protocol UIUserActivityRestoring: AnyObject {
    /// Never called.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
