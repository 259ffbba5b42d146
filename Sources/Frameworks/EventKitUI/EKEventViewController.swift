public import EventKit
public import Foundation
public import HeadlessUIKit
import SystemScreens

public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

public protocol EKEventViewDelegate: NSObjectProtocol {
    /// Called when the person presses Done.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event, with a Done button.
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    /// Stored; has no effect, because this screen does not edit the event.
    open var allowsEditing = false
    /// Stored; has no visible effect.
    open var allowsCalendarPreview = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        let formatter = sessionDates()
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        let dates = [event?.startDate, event?.endDate].compactMap { $0 }.map { formatter.string(from: $0) }
        let facts = [
            ("Starts", dates.first), ("Ends", dates.dropFirst().first), ("Location", event?.location),
            ("Notes", event?.notes),
        ]
        let rows =
            [ListScreen.Row(event?.title ?? "")]
            + facts.compactMap { name, text in text.map { ListScreen.Row($0, detail: SystemQuestion.word(name)) } }
        navigationItem.rightBarButtonItem = .system(.done) { [weak self] in
            guard let self else { return }
            delegate?.eventViewController(self, didCompleteWith: .done)
        }
        fill(with: ListScreen(event?.title ?? "", rows: rows, placeholder: "", chosen: nil))
    }
}
