import EventKitUI
import KennelTesting
import SessionSupport
import Testing
import UIKit

/// A screen that shows the controllers of EventKitUI.
private final class PlanController: LogController, EKEventEditViewDelegate, EKEventViewDelegate {
    private let store = EKEventStore()
    private var event: EKEvent?

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Ask") { [unowned self] in store.requestFullAccessToEvents { _, _ in } }
        button("Edit") { [unowned self] in
            let editor = EKEventEditViewController()
            (editor.eventStore, editor.event, editor.editViewDelegate) = (store, event, self)
            present(editor, animated: false)
        }
        button("View") { [unowned self] in
            let viewer = EKEventViewController()
            (viewer.event, viewer.delegate) = (event, self)
            present(UINavigationController(rootViewController: viewer), animated: false)
        }
    }

    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
        controller.dismiss(animated: false)
        event = action == .saved ? controller.event : nil
        show("\(action) \(event?.title ?? "nothing")")
    }

    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction) {
        controller.dismiss(animated: false)
        show("viewed")
    }
}

private func app() -> WindowApp { WindowApp(PlanController()) }

@Suite("Screens of events")
struct EventScreensTests {
    @Test func `An event is added, shown, edited and deleted`() async throws {
        let session = await TestSession.open(app)
        for title in ["Ask", "Allow", "Edit"] { try await session.tap(title) }
        try await session.type("Dentist", into: "Title")
        try await session.type("Berlin", into: "Location")
        try await session.tap("Add")
        #expect(await session.shows("saved Dentist"))
        try await session.tap("View")
        #expect(await session.shows("Berlin"))
        try await session.tap("Done")
        #expect(await session.shows("viewed"))
        try await session.tap("Edit")
        try await session.tap("Delete Event")
        #expect(await session.shows("deleted nothing"))
    }

    @Test func `Cancel saves nothing, and an event without permission is an alert`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Edit")
        try await session.tap("Cancel")
        #expect(await session.shows("canceled nothing"))
        try await session.tap("Edit")
        try await session.tap("Add")
        #expect(await session.alerts().first?.isEmpty == false)
    }
}
