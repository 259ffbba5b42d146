import HeadlessUIKit

/// What alert and confirm share: a native dialog whose buttons run actions later.
struct Dialog {
    /// What a button means, which decides where a dialog puts it.
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

    /// A button; its actions run where the event was, even if that view has left the screen meanwhile.
    func addButton(_ title: String, _ answer: Answer, event: String, actions: [any Action]?) {
        let scope = EventScope.captured(around: origin)
        let action = UIAlertAction(title: title, style: answer == .no ? .cancel : .default) {
            [weak controller, origin] _ in
            scope.resume { controller?.execute(actions: actions, event: event, origin: origin) }
            DialogQueue.current.answered()
        }
        alert.addAction(action)
    }

    /// Shows the dialog, or queues it behind the one that is on the screen.
    func present() {
        DialogQueue.current.present(alert, on: controller)
    }
}

/// Dialogs of one application: one is on the screen, the others follow in order as it is answered.
private final class DialogQueue {
    private struct Waiting {
        let alert: UIAlertController
        weak var controller: (any BeagleController)?
    }

    private var waiting: [Waiting] = []
    private weak var shown: UIAlertController?

    static var current: DialogQueue { UIApplication.shared.values[DialogQueueKey.self] }

    func present(_ alert: UIAlertController, on controller: any BeagleController) {
        waiting.append(Waiting(alert: alert, controller: controller))
        showNext()
    }

    /// The dialog on the screen has gone with this answer.
    func answered() {
        shown = nil
        showNext()
    }

    /// A dialog that something else dismissed has no presenter any more, and holds nobody up.
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
