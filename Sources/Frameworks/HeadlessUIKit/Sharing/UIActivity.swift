open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public enum Category: Int, Sendable { case action, share }

    /// Stored; has no visible effect, because all activities are in one list.
    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    /// The title. An activity without a title is not shown.
    open var activityTitle: String? { nil }
    /// Has no visible effect.
    open var activityImage: UIImage? { nil }
    /// The controller that is presented instead of calling ``perform()``; nil calls ``perform()``.
    open var activityViewController: UIViewController? { nil }

    /// Called when the activity has finished.
    fileprivate(set) var finished: ((Bool) -> Void)?

    public override init() {}

    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() { activityDidFinish(true) }

    /// Ends the activity. Called by subclasses.
    open func activityDidFinish(_ completed: Bool) {
        let told = finished
        finished = nil
        told?(completed)
    }

    /// Performs the activity with items, presenting its view controller over `controller`. `finished` is called at the
    /// end.
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
    /// The only system activity that is available.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// An activity that the share sheet never offers.
    public static let print = system("Print")
    /// An activity that the share sheet never offers.
    public static let mail = system("Mail")
    /// An activity that the share sheet never offers.
    public static let message = system("Message")
    /// An activity that the share sheet never offers.
    public static let postToFacebook = system("PostToFacebook")
    /// An activity that the share sheet never offers.
    public static let postToTwitter = system("PostToTwitter")
    /// An activity that the share sheet never offers.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// An activity that the share sheet never offers.
    public static let assignToContact = system("AssignToContact")
    /// An activity that the share sheet never offers.
    public static let addToReadingList = system("AddToReadingList")
    /// An activity that the share sheet never offers.
    public static let airDrop = system("AirDrop")
}

public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Always returns an empty string.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
