public import HeadlessUIKit

/// Asks the user for a review. A session shows no request; it logs it.
open class SKStoreReviewController: NSObject {
    /// Logs that a review would be asked for.
    open class func requestReview() {
        AppEnvironment.current.host.log(.message("The app asks for a review in the App Store"))
    }

    /// Logs that a review would be asked for.
    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
