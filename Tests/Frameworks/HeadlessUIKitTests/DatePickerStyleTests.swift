import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Styles of date pickers")
struct DatePickerStyleTests {
    private let root = UIViewController()
    private let stage: Stage
    private let calendar: Calendar

    init() throws {
        stage = try Stage(root: root)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        self.calendar = calendar
    }

    private func date(_ month: Int, _ day: Int, _ hour: Int = 0) throws -> Date {
        try #require(calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour)))
    }

    private func buttons(_ view: UIView) -> [String: UIButton] {
        view.subviews.filter { !$0.isHidden }.reduce(into: [:]) { found, child in
            if let button = child as? UIButton, let title = button.currentTitle {
                found[title] = button
            }
            found.merge(buttons(child)) { first, _ in first }
        }
    }

    private func shown(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.PreferredStyle) throws -> UIDatePicker {
        let date = try date(11, 15, 9)
        return stage.act {
            let picker = UIDatePicker()
            picker.locale = Locale(identifier: "en_GB")
            picker.timeZone = calendar.timeZone
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            picker.date = date
            picker.sizeToFit()
            root.view.addSubview(picker)
            root.view.layoutIfNeeded()
            return picker
        }
    }

    @Test(arguments: [
        (UIDatePicker.Mode.date, ["15 Nov 2026"]), (.time, ["09:00"]), (.dateAndTime, ["09:00", "15 Nov 2026"]),
    ])
    func `The automatic style is a button for the date and one for the time`(
        mode: UIDatePicker.Mode, titles: [String]
    ) throws {
        let picker = try shown(mode, .automatic)
        #expect(picker.datePickerStyle == .compact && buttons(picker).keys.sorted() == titles)
        #expect(picker.bounds.height > 34 && picker.bounds.height < 35 && picker.bounds.width < 250)
    }

    @Test func `A duration has wheels in every style`() throws {
        #expect(try shown(.countDownTimer, .compact).datePickerStyle == .wheels)
        #expect(try shown(.time, .wheels).bounds.size == CGSize(width: 320, height: 216))
    }

    @Test func `The date opens a calendar in which the user chooses a day, and a tap outside closes it`() throws {
        let picker = try shown(.dateAndTime, .compact)
        nonisolated(unsafe) var told = 0
        stage.act {
            picker.addAction(for: .valueChanged) { _ in told += 1 }
            picker.maximumDate = try? date(11, 28)
            _ = buttons(picker)["15 Nov 2026"]?.receiveTap()
        }
        let panel = try #require(root.presentedViewController?.view)
        stage.act { panel.layoutIfNeeded() }
        #expect(Set(buttons(panel).keys).isSuperset(of: (1...30).map(String.init)))
        #expect(buttons(panel)["15"]?.isSelected == true && buttons(panel)["29"]?.isEnabled == false)
        stage.act { _ = buttons(panel)["20"]?.receiveTap() }
        let chosen = try date(11, 20, 9)
        #expect(told == 1 && picker.date == chosen && buttons(picker)["20 Nov 2026"] != nil)
        #expect(buttons(panel)["20"]?.isSelected == true && buttons(panel)["15"]?.isSelected == false)
        stage.act { _ = panel.receiveTap() }
        stage.advance(.seconds(1))
        #expect(root.presentedViewController == nil)
    }

    @Test func `The time opens wheels`() throws {
        let picker = try shown(.time, .compact)
        stage.act { _ = buttons(picker)["09:00"]?.receiveTap() }
        let panel = try #require(root.presentedViewController?.view)
        stage.act {
            panel.layoutIfNeeded()
            _ = buttons(panel)["10"]?.receiveTap()
        }
        let chosen = try date(11, 15, 10)
        #expect(picker.date == chosen && buttons(picker)["10:00"] != nil)
    }

    @Test func `The circle of the chosen day is behind its number`() throws {
        let picker = try shown(.date, .inline)
        let chosen = try #require(buttons(picker)["15"])
        let month = try #require(chosen.superview)
        let circles = month.subviews.filter { type(of: $0) == UIView.self && !$0.isHidden }
        #expect(circles.count == 1 && circles.first?.center == chosen.center && chosen.subviews.isEmpty)
    }

    @Test func `The inline style is the calendar of a month, which the user can change`() throws {
        let picker = try shown(.date, .inline)
        let label = Locale(identifier: "en_GB")
        #expect(buttons(picker).count == 30 && picker.locale == label)
        let next = stage.act {
            picker.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UIButton }
                .first { $0.accessibilityLabel == "Next month" }
        }
        stage.act { _ = next?.receiveTap() }
        let before = try date(11, 15, 9)
        #expect(buttons(picker).count == 31 && picker.date == before)
        stage.act { _ = buttons(picker)["31"]?.receiveTap() }
        #expect(picker.date == (try date(12, 31, 9)))
    }
}
