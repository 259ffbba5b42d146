public import EventKit
public import Foundation
public import HeadlessUIKit
import SystemScreens

public enum EKEventEditViewAction: Int, Sendable {
    case canceled, saved, deleted

    public static var cancelled: EKEventEditViewAction { .canceled }
}

public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Called when the person has saved, deleted or cancelled. The delegate dismisses the controller.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    /// Returns the default calendar of the controller's store.
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar {
        controller.eventStore.defaultCalendarForNewEvents
            ?? EKCalendar(for: .event, eventStore: controller.eventStore)
    }
}

/// A form for an event, with its title, place, notes, and pickers of its dates.
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    /// The event to edit; nil for a new one, which begins at the next hour.
    open var event: EKEvent?

    private let start = UIDatePicker()
    private let end = UIDatePicker()

    open override func viewDidLoad() {
        super.viewDidLoad()
        let edited = event ?? makeEvent()
        event = edited
        let isNew = edited.eventIdentifier == nil
        let form = FormScreen(
            SystemQuestion.word(isNew ? "New Event" : "Edit Event"),
            fields: [
                (SystemQuestion.word("Title"), edited.title ?? ""),
                (SystemQuestion.word("Location"), edited.location ?? ""),
                (SystemQuestion.word("Notes"), edited.notes ?? ""),
            ])
        for (picker, date, name) in [(start, edited.startDate, "Starts"), (end, edited.endDate, "Ends")] {
            picker.preferredDatePickerStyle = .compact
            picker.date = date ?? _now()
            picker.accessibilityLabel = SystemQuestion.word(name)
            form.add(picker)
        }
        if !isNew { form.add(deleteButton(of: edited)) }
        form.navigationItem.leftBarButtonItem = .system(.cancel) { [weak self] in self?.finish(.canceled) }
        form.navigationItem.rightBarButtonItem = .system(isNew ? .add : .done) { [weak self, weak form] in
            if let form { self?.save(edited, from: form) }
        }
        viewControllers = [form]
    }

    private func makeEvent() -> EKEvent {
        let made = EKEvent(eventStore: eventStore)
        let hour = 3_600.0
        let next = (_now().timeIntervalSinceReferenceDate / hour).rounded(.down) * hour + hour
        made.startDate = Date(timeIntervalSinceReferenceDate: next)
        made.endDate = Date(timeIntervalSinceReferenceDate: next + hour)
        return made
    }

    private func deleteButton(of event: EKEvent) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(SystemQuestion.word("Delete Event"), for: .normal)
        button.setTitleColor(.systemRed, for: .normal)
        button.addAction(for: .touchUpInside) { [weak self] _ in
            guard let self else { return }
            attempt { try self.eventStore.remove(event, span: .thisEvent) }
            finish(.deleted)
        }
        return button
    }

    private func save(_ event: EKEvent, from form: FormScreen) {
        event.title = form.text(of: SystemQuestion.word("Title"))
        event.location = form.text(of: SystemQuestion.word("Location"))
        event.notes = form.text(of: SystemQuestion.word("Notes"))
        (event.startDate, event.endDate) = (start.date, end.date)
        if event.calendar == nil {
            event.calendar =
                editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self)
                ?? eventStore.defaultCalendarForNewEvents
        }
        if attempt({ try eventStore.save(event, span: .thisEvent) }) { finish(.saved) }
    }

    /// Performs a change; an error is logged and shown in an alert.
    @discardableResult
    private func attempt(_ change: () throws -> Void) -> Bool {
        do {
            try change()
            return true
        } catch {
            AppEnvironment.current.host.log(.message("The event was not changed: \(error.localizedDescription)"))
            let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: SystemQuestion.word("OK"), style: .default))
            present(alert, animated: true)
            return false
        }
    }

    /// Ends editing without saving.
    open func cancelEditing() { finish(.canceled) }

    private func finish(_ action: EKEventEditViewAction) {
        if let editViewDelegate {
            editViewDelegate.eventEditViewController(self, didCompleteWith: action)
        } else {
            dismiss(animated: true)
        }
    }
}
