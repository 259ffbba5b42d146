public import Foundation

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The style of the picker. Only wheels are drawn.
    public enum PreferredStyle: Int, Sendable { case automatic, wheels, compact, inline }

    open var datePickerMode = Mode.dateAndTime { didSet { if oldValue != datePickerMode { reload() } } }
    /// Stored; has no visible effect.
    open var preferredDatePickerStyle = PreferredStyle.automatic
    /// The selected date; by default the session's current date.
    open var date = _now() { didSet { if oldValue != date { settle() } } }
    open var minimumDate: Date? { didSet { settle() } }
    open var maximumDate: Date? { didSet { settle() } }
    open var minuteInterval = 1 { didSet { reload() } }
    /// The selected duration in seconds, for the mode `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get { (parts.hours * 60 + parts.minutes) * 60 }
        set { date = calendarOfNow.startOfDay(for: date).addingTimeInterval(max(0, min(newValue, 86_340))) }
    }
    /// The locale of titles; nil uses the device's language.
    open var locale: Locale? { didSet { reload() } }
    open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { reload() } }
    /// The time zone of the date; nil uses that of the calendar.
    open var timeZone: TimeZone? { didSet { reload() } }
    private let wheels = UIPickerView()
    /// The colour of the titles, which apps set by name; nil is the system's.
    var textColor: UIColor? {
        get { wheels.textColor }
        set { wheels.textColor = newValue }
    }

    public convenience init() { self.init(frame: .zero) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    open override var intrinsicContentSize: CGSize { wheels.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { wheels.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.set(bounds)
    }

    // MARK: - Wheels

    /// The date component that a wheel selects.
    private enum Wheel {
        case day, month, year, dayOfYear, hour, minute
    }

    private var shown: [Wheel] {
        switch datePickerMode {
        case .time, .countDownTimer: [.hour, .minute]
        case .date: [.day, .month, .year]
        case .dateAndTime: [.dayOfYear, .hour, .minute]
        }
    }

    private var calendarOfNow: Calendar {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = locale ?? .session
        return calendar
    }

    private var parts: (hours: Double, minutes: Double) {
        let parts = calendarOfNow.dateComponents([.hour, .minute], from: date)
        return (Double(parts.hour ?? 0), Double(parts.minute ?? 0))
    }

    private var minuteStep: Int { (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1 }
    /// The years that the wheel offers.
    private static let years = 1...4_000

    private func begin() {
        wheels.dataSource = self
        wheels.delegate = self
        addSubview(wheels)
        if bounds.size == .zero { frame.size = intrinsicContentSize }
        settle()
    }

    private func reload() {
        wheels.reloadAllComponents()
        settle()
    }

    /// Limits the date to the allowed range and shows it.
    private func settle() {
        var fit = date
        if let minimumDate, fit < minimumDate { fit = minimumDate }
        if let maximumDate, fit > maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true { fit = maximumDate }
        guard fit == date else { return date = fit }
        for (place, wheel) in shown.enumerated() {
            wheels.reloadComponent(place)
            wheels.selectRow(row(of: wheel), inComponent: place, animated: false)
        }
    }

    private func row(of wheel: Wheel) -> Int {
        let calendar = calendarOfNow
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
        let calendar = calendarOfNow
        return switch wheel {
        case .day: calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        case .month: calendar.monthSymbols.count
        case .year: Self.years.count
        case .dayOfYear: calendar.range(of: .day, in: .year, for: date)?.count ?? 365
        case .hour: 24
        case .minute: 60 / minuteStep
        }
    }

    private func title(of row: Int, on wheel: Wheel) -> String {
        let calendar = calendarOfNow
        switch wheel {
        case .day: return "\(row + 1)"
        case .month:
            return calendar.standaloneMonthSymbols.indices.contains(row) ? calendar.standaloneMonthSymbols[row] : ""
        case .year: return "\(row + Self.years.lowerBound)"
        case .dayOfYear:
            let formatter = DateFormatter()
            formatter.calendar = calendar
            formatter.timeZone = calendar.timeZone
            formatter.locale = locale ?? .session
            formatter.setLocalizedDateFormatFromTemplate("EEEdMMM")
            return moved(to: row, on: wheel).map(formatter.string) ?? ""
        case .hour: return "\(row)"
        case .minute: return row * minuteStep < 10 ? "0\(row * minuteStep)" : "\(row * minuteStep)"
        }
    }

    /// Returns the date after one wheel was set to a row; nil if there is no such date.
    private func moved(to row: Int, on wheel: Wheel) -> Date? {
        let calendar = calendarOfNow
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch wheel {
        case .day: parts.day = row + 1
        case .month: parts.month = row + 1
        case .year: parts.year = row + Self.years.lowerBound
        case .dayOfYear: return calendar.date(byAdding: .day, value: row - self.row(of: .dayOfYear), to: date)
        case .hour: parts.hour = row
        case .minute: parts.minute = row * minuteStep
        }
        // The day is limited to the length of the month.
        if wheel == .month || wheel == .year, let day = parts.day {
            parts.day = 1
            let days =
                calendar.date(from: parts).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? day
            parts.day = min(day, days)
        }
        return calendar.date(from: parts)
    }
}

extension UIDatePicker: UIPickerViewDataSource, UIPickerViewDelegate {
    public func numberOfComponents(in pickerView: UIPickerView) -> Int { shown.count }
    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count(of: shown[component])
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(of: row, on: shown[component])
    }
    /// Changes the date for the selected row and sends `valueChanged`.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let before = date
        if let new = moved(to: row, on: shown[component]) { date = new }
        settle()
        if date != before { sendActions(for: .valueChanged) }
    }
}
