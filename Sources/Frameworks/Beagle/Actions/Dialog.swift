import HeadlessUIKit

/// An alert controller with buttons that run actions, used by `Alert` and `Confirm`.
struct Dialog {
    /// The meaning of a button, which determines its style and thereby its position in the dialog.
    enum Answer {
        case yes, no
    }

    private let alert: UIAlertController
    private let controller: any BeagleController
    private let origin: UIView

    init(
        title: Expression<String>?, message: Expression<String>, controller: any BeagleController, origin: UIView
    ) {
        alert = UIAlertController(
            title: title?.evaluate(in: origin), message: message.evaluate(in: origin), preferredStyle: .alert)
        self.controller = controller
        self.origin = origin
    }

    /// Adds a button. Its actions run with the contexts that the dialog's origin sees now, even if that view has left
    /// the screen when the button is pressed.
    func addButton(_ title: String, answer: Answer, event: String, actions: [any Action]?) {
        let scope = EventScope.captured(around: origin)
        let action = UIAlertAction(title: title, style: answer == .no ? .cancel : .default) {
            [weak controller, origin] _ in
            scope.resume { controller?.execute(actions: actions, event: event, origin: origin) }
            DialogQueue.current.answered()
        }
        alert.addAction(action)
    }

    /// Presents the dialog, or queues it if another one is on the screen.
    func present() {
        DialogQueue.current.present(alert, on: controller)
    }
}

/// The queue of an app's dialogs: one is on the screen, the others follow in order.
private final class DialogQueue {
    private struct Waiting {
        let alert: UIAlertController
        weak var controller: (any BeagleController)?
    }

    private var waiting: [Waiting] = []
    private weak var shown: UIAlertController?

    static var current: DialogQueue { AppEnvironment.current.values[DialogQueueKey.self] }

    func present(_ alert: UIAlertController, on controller: any BeagleController) {
        waiting.append(Waiting(alert: alert, controller: controller))
        showNext()
    }

    /// Called when a button of the presented dialog was pressed, which dismisses it.
    func answered() {
        shown = nil
        showNext()
    }

    /// Presents the next dialog, unless one is still on the screen. The presented dialog is gone once it has no
    /// presenting controller, even if no button was pressed.
    private func showNext() {
        guard shown?.presentingViewController == nil else { return }
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            guard let controller = next.controller else { continue }
            shown = next.alert
            controller.present(next.alert, animated: true)
            return
        }
    }
}

private enum DialogQueueKey: ApplicationKey {
    static var defaultValue: DialogQueue { DialogQueue() }
}
