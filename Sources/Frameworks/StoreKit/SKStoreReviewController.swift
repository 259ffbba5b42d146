public import HeadlessUIKit

/// Asks for a review. Nobody is asked here.
open class SKStoreReviewController: NSObject {
    /// Logs that a review would be asked for.
    open class func requestReview() {
        AppEnvironment.current.host.log(.message("The app asks for a review in the App Store"))
    }

    /// Logs that a review would be asked for.
    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
