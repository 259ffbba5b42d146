import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("What is shared")
struct SharingTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    private final class Shout: UIActivity {
        var shouted: [String] = []
        override var activityType: ActivityType? { .init("our.shout") }
        override var activityTitle: String? { "Shout" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.contains { $0 is String }
        }
        override func prepare(withActivityItems activityItems: [Any]) {
            shouted = activityItems.compactMap { $0 as? String }
        }
    }

    private final class Told: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "…" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "copied" : "done" }
    }

    private func shared(
        _ items: [Any], _ activities: [UIActivity] = [], excluding excluded: [UIActivity.ActivityType]? = nil,
        _ done: @escaping (String) -> Void
    ) -> UIView {
        stage.act {
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
            sheet.excludedActivityTypes = excluded
            sheet.completionWithItemsHandler = { type, isDone, _, _ in done("\(type?.rawValue ?? "none") \(isDone)") }
            root.present(sheet, animated: true)
            return sheet.view
        }
    }

    private func titles(_ sheet: UIView) -> [String?] {
        sheet.subviews.compactMap { $0 as? UIButton }.map(\.currentTitle)
    }

    @Test func `A share sheet shows its items, Copy and app activities, and closes after a choice`() throws {
        var told: [String] = []
        let shout = Shout()
        let sheet = shared(["Hello", Told()], [shout, UIActivity()]) { told.append($0) }
        try stage.drain()
        #expect(sheet.projected["label"] == "Hello\n…" && titles(sheet) == ["Copy", "Shout", "Cancel"])
        stage.act { #expect(sheet.receiveAlert(button: 1)) }
        #expect(shout.shouted == ["Hello", "done"] && told == ["our.shout true"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `Copied items are on the session's pasteboard`() throws {
        var told: [String] = []
        let url = try #require(URL(string: "https://example.com"))
        let sheet = shared([Told(), url]) { told.append($0) }
        stage.act {
            #expect(UIPasteboard.general.string == nil && UIPasteboard.general.changeCount == 0)
            #expect(sheet.receiveAlert(button: 0))
            #expect(UIPasteboard.general.strings == ["copied", "https://example.com"])
            #expect(UIPasteboard.general.url == url && UIPasteboard.general.hasURLs)
            UIPasteboard.general.string = "other"
            #expect(UIPasteboard.general.url == nil && UIPasteboard.general.changeCount == 2)
        }
        #expect(told == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    @Test func `Excluded activities are not offered, and cancelling completes without an activity`() throws {
        var told: [String] = []
        let sheet = shared(["Hello"], [Shout()], excluding: [.copyToPasteboard, .init("our.shout")]) { told.append($0) }
        #expect(titles(sheet) == ["Cancel"])
        stage.act { #expect(sheet.receiveAlert(button: 0)) }
        #expect(told == ["none false"])
    }

    @Test func `A popover has a presentation controller, and other controllers have none`() {
        let controller = UIViewController()
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = root.view
        #expect(controller.popoverPresentationController?.sourceView === root.view)
        #expect(controller.popoverPresentationController?.permittedArrowDirections == .any)
        stage.act {
            #expect(
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).popoverPresentationController
                    == nil)
        }
    }

    private final class Mail: NSObject, MFMailComposeViewControllerDelegate {
        var result: MFMailComposeResult?
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            self.result = result
            controller.dismiss(animated: false)
        }
    }

    @Test func `Mail and messages cannot be sent, and a shown mail composer reports failure`() throws {
        let heard = Mail()
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        stage.act {
            let mail = MFMailComposeViewController()
            mail.mailComposeDelegate = heard
            mail.setToRecipients(["a@b.invalid"])
            root.present(mail, animated: false)
        }
        try stage.drain()
        #expect(heard.result == .failed && root.presentedViewController == nil)
    }

    private final class Done: NSObject, SFSafariViewControllerDelegate {
        var words: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { words.append("done") }
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) {
            words.append("loaded \(didLoadSuccessfully)")
        }
    }

    @Test func `An in-app browser shows a page and its host, and Done dismisses it`() throws {
        let heard = Done()
        let address = try #require(URL(string: "https://bread.invalid/rye"))
        let browser = stage.act {
            let browser = SFSafariViewController(url: address)
            browser.delegate = heard
            root.present(browser, animated: true)
            return browser
        }
        try stage.drain()
        let stack = try #require(browser.children.first as? UINavigationController)
        #expect(stack.topViewController?.title == "bread.invalid" && stack.view.frame == root.view.bounds)
        #expect((stack.topViewController?.view as? WKWebView)?.url == address)
        #expect(stack.topViewController?.navigationItem.leftBarButtonItem?.title == "Done")
        let buttons = stack.navigationBar.subviews.compactMap { $0 as? UIButton }
        stage.act { _ = buttons.first { $0.currentTitle == "Done" }?.receiveTap() }
        #expect(heard.words == ["loaded true", "done"] && root.presentedViewController == nil)
        try stage.drain()
    }
}
