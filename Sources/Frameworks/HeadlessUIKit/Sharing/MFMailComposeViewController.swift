public import Foundation

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called as soon as the controller is shown, because mail cannot be sent.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.dismiss(animated: true) }
}

public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called as soon as the controller is shown, because messages cannot be sent.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A composer for mail. Mail cannot be sent: ``canSendMail()`` returns false, and a controller that is still presented
/// fails immediately.
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Always returns false.
    open class func canSendMail() -> Bool { false }

    /// Sets the title of the screen. The subject has no other effect.
    open func setSubject(_ subject: String) { title = subject }
    /// Has no effect.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Has no effect.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Has no effect.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Has no effect.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Has no effect.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        AppEnvironment.current.host.log(
            .message("Mails cannot be sent here, as on a phone without an account for them"))
        MainQueue.async { [weak self] in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: nil)
        }
    }
}

/// A composer for messages. Messages cannot be sent: ``canSendText()`` returns false, and a controller that is still
/// presented fails immediately.
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Stored; has no visible effect.
    open var recipients: [String]?
    /// Stored; has no visible effect.
    open var body: String?
    /// Stored; has no visible effect.
    open var subject: String?

    /// Always returns false.
    open class func canSendText() -> Bool { false }
    /// Always returns false.
    open class func canSendSubject() -> Bool { false }
    /// Always returns false.
    open class func canSendAttachments() -> Bool { false }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        AppEnvironment.current.host.log(.message("Messages cannot be sent here, as on a device without a telephone"))
        MainQueue.async { [weak self] in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
        }
    }
}
