import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Calendar views")
struct CalendarViewTests {
    private final class Listener: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var heard: [String] = []
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? { dateComponents.day == 7 ? .default(color: .red) : nil }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { heard.append("from \(previousDateComponents.month ?? 0)") }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            heard.append("day \(dateComponents?.day ?? 0)")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 13 }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { heard.append("on \(dateComponents.day ?? 0)") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { heard.append("off \(dateComponents.day ?? 0)") }
    }

    private let listener = Listener()

    private func shown() throws -> (UICalendarView, Stage) {
        let view = UICalendarView()
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2026, month: 2, day: 3)
        view.delegate = listener
        return (view, try Stage(showing: view))
    }

    private func day(_ number: Int, in view: UIView) -> UIButton? {
        view.subviews.lazy.compactMap { view in
            (view as? UIButton)?.currentTitle == "\(number)" ? view as? UIButton : self.day(number, in: view)
        }.first
    }

    @Test func `A single day is selected, unless the delegate refuses it`() throws {
        let (view, stage) = try shown()
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        stage.act {
            view.selectionBehavior = selection
            _ = day(12, in: view)?.receiveTap()
        }
        #expect(day(28, in: view) != nil && day(29, in: view) == nil && day(13, in: view)?.isEnabled == false)
        #expect(listener.heard == ["day 12"] && selection.selectedDate?.day == 12)
        #expect(day(12, in: view)?.isSelected == true && day(7, in: view)?.subviews.count == 1)
    }

    @Test func `Several days are selected and deselected, and the month changes`() throws {
        let (view, stage) = try shown()
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        stage.act {
            view.selectionBehavior = selection
            for number in [3, 5, 3] { _ = day(number, in: view)?.receiveTap() }
            view.setVisibleDateComponents(DateComponents(year: 2026, month: 3), animated: false)
        }
        #expect(listener.heard == ["on 3", "on 5", "off 3", "from 2"] && selection.selectedDates.map(\.day) == [5])
        #expect(view.visibleDateComponents.month == 3 && day(31, in: view) != nil)
    }
}
