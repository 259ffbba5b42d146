open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A name of the app's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of the app's own.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public enum Category: Int, Sendable { case action, share }

    /// What kind of thing the activity does; kept, all are shown in one list.
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    /// What it is called on the sheet; one without a title is not shown.
    open var activityTitle: String? { nil }
    /// Its picture; not drawn.
    open var activityImage: UIImage? { nil }
    /// A screen on which a person goes on, shown in the place of ``perform()``; nil where there is none.
    open var activityViewController: UIViewController? { nil }

    /// Called when the activity is over, by itself.
    fileprivate(set) var finished: ((Bool) -> Void)?

    public override init() {}

    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it, and then calls ``activityDidFinish(_:)``.
    open func perform() { activityDidFinish(true) }

    /// Tells that it is over; who subclasses calls it.
    open func activityDidFinish(_ completed: Bool) {
        let told = finished
        finished = nil
        told?(completed)
    }

    /// Has it do its work from a controller.
    func run(_ items: [Any], over controller: UIViewController?, then finished: @escaping (Bool) -> Void) {
        self.finished = finished
        prepare(withActivityItems: items)
        if let screen = activityViewController {
            controller?.present(screen, animated: true)
        } else {
            perform()
        }
    }
}

extension UIActivity.ActivityType {
    private static func system(_ name: String) -> Self { .init("com.apple.UIKit.activity.\(name)") }
    /// Puts what is shared on the pasteboard; the only one of the system's that is offered here.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// Prints; not offered.
    public static let print = system("Print")
    /// Writes a mail; not offered.
    public static let mail = system("Mail")
    /// Writes a message; not offered.
    public static let message = system("Message")
    /// Posts to Facebook; not offered.
    public static let postToFacebook = system("PostToFacebook")
    /// Posts to Twitter; not offered.
    public static let postToTwitter = system("PostToTwitter")
    /// Keeps a picture; not offered.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// Gives a person a picture; not offered.
    public static let assignToContact = system("AssignToContact")
    /// Keeps a page to be read later; not offered.
    public static let addToReadingList = system("AddToReadingList")
    /// Sends to a device nearby; not offered.
    public static let airDrop = system("AirDrop")
}

public protocol UIActivityItemSource: AnyObject {
    /// What stands for it until then.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// What an activity gets; nil is nothing.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// What a mail would be about.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Nothing.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
