public import HeadlessUIKit

/// Requests for a review of the app. A session shows no such request, and logs it instead.
open class SKStoreReviewController: NSObject {
    /// Logs the request for a review.
    open class func requestReview() {
        AppEnvironment.current.host.log(.message("The app asks for a review in the App Store"))
    }

    /// Logs the request for a review.
    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
