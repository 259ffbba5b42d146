import Foundation

/// The wheels of a date picker, one for each part of the date.
final class DateWheels: UIPickerView, DateContent {
    private weak var picker: UIDatePicker?
    private var mode: UIDatePicker.Mode?

    /// The part of a date that a wheel selects.
    private enum Wheel {
        case day, month, year, dayOfYear, hour, minute
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    var naturalSize: CGSize { intrinsicContentSize }

    func show(_ picker: UIDatePicker) {
        self.picker = picker
        textColor = picker.textColor
        if mode != picker.datePickerMode {
            mode = picker.datePickerMode
            reloadAllComponents()
        }
        for (place, wheel) in wheels.enumerated() {
            reloadComponent(place)
            selectRow(row(of: wheel), inComponent: place, animated: false)
        }
    }

    private var wheels: [Wheel] {
        switch mode {
        case .time, .countDownTimer: [.hour, .minute]
        case .date: [.day, .month, .year]
        case .dateAndTime: [.dayOfYear, .hour, .minute]
        case nil: []
        }
    }

    private var calendar: Calendar { picker?.calendarOfNow ?? .session(identifier: .gregorian) }
    private var date: Date { picker?.date ?? Date(timeIntervalSinceReferenceDate: 0) }
    private var minuteStep: Int {
        let step = picker?.minuteInterval ?? 1
        return (1...30).contains(step) && 60 % step == 0 ? step : 1
    }
    /// The range of years on the wheel.
    private static let years = 1...4_000

    private func row(of wheel: Wheel) -> Int {
        let calendar = calendar
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return switch wheel {
        case .day: (parts.day ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .year: (parts.year ?? Self.years.lowerBound) - Self.years.lowerBound
        case .dayOfYear: (calendar.ordinality(of: .day, in: .year, for: date) ?? 1) - 1
        case .hour: parts.hour ?? 0
        case .minute: (parts.minute ?? 0) / minuteStep
        }
    }

    private func count(of wheel: Wheel) -> Int {
        switch wheel {
        case .day: calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        case .month: calendar.monthSymbols.count
        case .year: Self.years.count
        case .dayOfYear: calendar.range(of: .day, in: .year, for: date)?.count ?? 365
        case .hour: 24
        case .minute: 60 / minuteStep
        }
    }

    private func title(of row: Int, on wheel: Wheel) -> String {
        let calendar = calendar
        switch wheel {
        case .day: return "\(row + 1)"
        case .month:
            return calendar.standaloneMonthSymbols.indices.contains(row) ? calendar.standaloneMonthSymbols[row] : ""
        case .year: return "\(row + Self.years.lowerBound)"
        case .dayOfYear: return moved(to: row, on: wheel).map { calendar.words($0, template: "EEEdMMM") } ?? ""
        case .hour: return "\(row)"
        case .minute: return row * minuteStep < 10 ? "0\(row * minuteStep)" : "\(row * minuteStep)"
        }
    }

    /// Returns the date that results if a wheel is set to a row; nil if there is no such date.
    private func moved(to row: Int, on wheel: Wheel) -> Date? {
        let calendar = calendar
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch wheel {
        case .day: parts.day = row + 1
        case .month: parts.month = row + 1
        case .year: parts.year = row + Self.years.lowerBound
        case .dayOfYear: return calendar.date(byAdding: .day, value: row - self.row(of: .dayOfYear), to: date)
        case .hour: parts.hour = row
        case .minute: parts.minute = row * minuteStep
        }
        // The day is reduced to the last day of the month if the month is shorter.
        if wheel == .month || wheel == .year, let day = parts.day {
            parts.day = 1
            let days =
                calendar.date(from: parts).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? day
            parts.day = min(day, days)
        }
        return calendar.date(from: parts)
    }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count(of: wheels[component])
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(of: row, on: wheels[component])
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        picker?.choose(moved(to: row, on: wheels[component]) ?? date)
    }
}

extension Calendar {
    /// Returns a date in the language and the time zone of the calendar, with the parts that a template names.
    func words(_ date: Date, template: String) -> String {
        let formatter = formatter
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    /// Returns a date in the language and the time zone of the calendar.
    func words(_ date: Date, day: DateFormatter.Style, time: DateFormatter.Style) -> String {
        let formatter = formatter
        formatter.dateStyle = day
        formatter.timeStyle = time
        return formatter.string(from: date)
    }

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = self
        formatter.timeZone = timeZone
        formatter.locale = locale ?? .session
        return formatter
    }
}
