public import Foundation

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Hears what became of a mail.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// A person is done with it. Called once it is on the screen here, because nothing can be sent.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { controller.dismiss(animated: true) }
}

/// Hears what became of a message.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// A person is done with it. Called once it is on the screen here, because nothing can be sent.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A mail to be written, on a phone that has no account for mails: ``canSendMail()`` says so, and one that is shown
/// nevertheless has failed at once.
open class MFMailComposeViewController: UINavigationController {
    /// Who hears what became of it.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether mails can be sent; never.
    open class func canSendMail() -> Bool { false }

    /// What the mail is about; kept.
    open func setSubject(_ subject: String) { title = subject }
    /// Whom it goes to; kept by nobody, because it goes to nobody.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Who gets a copy; kept by nobody.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Who gets a copy that others do not hear of; kept by nobody.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// What it says; kept by nobody.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// What is sent along; kept by nobody.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.host.log(.message("Mails cannot be sent here, as on a phone without an account for them"))
        MainQueue.async { [weak self] in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: .failed, error: nil)
        }
    }
}

/// A message to be written, on a device that cannot send any: ``canSendText()`` says so, and one that is shown
/// nevertheless has failed at once.
open class MFMessageComposeViewController: UINavigationController {
    /// Who hears what became of it.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Whom it goes to; kept.
    open var recipients: [String]?
    /// What it says; kept.
    open var body: String?
    /// What it is about; kept.
    open var subject: String?

    /// Whether messages can be sent; never.
    open class func canSendText() -> Bool { false }
    /// Whether they can have a subject; never.
    open class func canSendSubject() -> Bool { false }
    /// Whether something can be sent along; never.
    open class func canSendAttachments() -> Bool { false }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIApplication.shared.host.log(.message("Messages cannot be sent here, as on a device without a telephone"))
        MainQueue.async { [weak self] in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
        }
    }
}
