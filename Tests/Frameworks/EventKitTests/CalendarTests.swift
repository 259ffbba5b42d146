import EventKit
import KennelTesting
import SessionSupport
import Testing
import UIKit

/// A screen that asks for access, saves events and reminders, and shows what it finds.
private final class CalendarController: LogController {
    private let store = EKEventStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Ask") { [unowned self] in
            store.requestFullAccessToEvents { isAllowed, _ in self.show("access \(isAllowed)") }
        }
        button("Ask to write") { [unowned self] in
            store.requestWriteOnlyAccessToEvents { isAllowed, _ in self.show("writing \(isAllowed)") }
        }
        button("Ask for reminders") { [unowned self] in
            store.requestAccess(to: .reminder) { isAllowed, _ in self.show("reminders \(isAllowed)") }
        }
        button("Save") { [unowned self] in attempt { try self.saveEvents() } }
        button("Find") { [unowned self] in find() }
        button("Remind") { [unowned self] in attempt { try self.remind() } }
    }

    private func attempt(_ work: () throws -> Void) {
        do { try work() } catch { show("error \((error as NSError).code)") }
    }

    private func event(_ title: String, from start: Double, to end: Double) -> EKEvent {
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = _now(timeIntervalSinceNow: start)
        event.endDate = _now(timeIntervalSinceNow: end)
        event.calendar = store.defaultCalendarForNewEvents
        return event
    }

    private func saveEvents() throws {
        let (late, early) = (event("Late", from: 500, to: 600), event("Early", from: 100, to: 200))
        try store.save(late, span: .thisEvent, commit: false)
        show("uncommitted \(store.event(withIdentifier: late.eventIdentifier) == nil)")
        try store.save(early, span: .thisEvent)
        show("saved \(early.hasNotes) \(early.calendar.title)")
        attempt { try store.save(event("Inverted", from: 2, to: 1), span: .thisEvent) }
        let lost = event("Lost", from: 1, to: 2)
        lost.calendar = nil
        attempt { try store.save(lost, span: .thisEvent) }
    }

    private func find() {
        let all = store.predicateForEvents(
            withStart: _now(), end: _now(timeIntervalSinceNow: 1_000), calendars: store.calendars(for: .event))
        let soon = store.predicateForEvents(withStart: _now(), end: _now(timeIntervalSinceNow: 300), calendars: nil)
        show("all \(store.events(matching: all).map { $0.title ?? "" })")
        show("soon \(store.events(matching: soon).map { $0.title ?? "" })")
        show("status \(EKEventStore.authorizationStatus(for: .event))")
    }

    private func remind() throws {
        for (title, isCompleted) in [("Bread", true), ("Milk", false)] {
            let reminder = EKReminder(eventStore: store)
            (reminder.title, reminder.isCompleted) = (title, isCompleted)
            reminder.calendar = store.defaultCalendarForNewReminders()
            try store.save(reminder, commit: true)
        }
        let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
        store.fetchReminders(matching: open) { self.show("open \($0?.map { $0.title ?? "" } ?? [])") }
        let fetch = store.fetchReminders(matching: store.predicateForReminders(in: nil)) { _ in self.show("cancelled") }
        store.cancelFetchRequest(fetch)
        let done = store.predicateForCompletedReminders(
            withCompletionDateStarting: nil, ending: nil, calendars: nil)
        store.fetchReminders(matching: done) { self.show("done \($0?.map { $0.title ?? "" } ?? [])") }
    }
}

private func app() -> WindowApp { WindowApp(CalendarController()) }

@Suite("Calendars")
struct CalendarTests {
    @Test func `Without permission nothing is saved or found`() async throws {
        let session = await TestSession.open(app)
        for title in ["Ask", "Don’t Allow", "Save", "Find", "Remind"] { try await session.tap(title) }
        #expect(await session.shows("access false"))
        #expect(await session.shows("error 29"))
        #expect(await session.shows("all []"))
        #expect(await session.shows("status denied"))
    }

    @Test func `Events are committed, found by time and in order, also in a replay`() async throws {
        let session = await TestSession.open(app)
        for title in ["Ask", "Allow", "Save", "Find"] { try await session.tap(title) }
        for line in [
            "access true", "uncommitted true", "saved false Calendar", "error 4", "error 1",
            "all [\"Early\", \"Late\"]", "soon [\"Early\"]", "status fullAccess",
        ] {
            #expect(await session.shows(line))
        }
        let before = await session.texts()
        #expect(try await session.rebuilt(app).texts() == before)
    }

    @Test func `An app that can only write saves events and finds none`() async throws {
        let session = await TestSession.open(app)
        for title in ["Ask to write", "Allow", "Save", "Find"] { try await session.tap(title) }
        #expect(await session.shows("saved false Calendar"))
        #expect(await session.shows("all []"))
        #expect(await session.shows("status writeOnly"))
    }

    @Test func `Reminders are found by their completion, and a cancelled fetch calls nothing`() async throws {
        let session = await TestSession.open(app)
        for title in ["Ask for reminders", "Allow", "Remind"] { try await session.tap(title) }
        #expect(await session.shows("open [\"Milk\"]"))
        #expect(await session.shows("done [\"Bread\"]"))
        #expect(await !session.shows("cancelled"))
    }
}
