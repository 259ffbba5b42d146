import Foundation

/// The inline style of a date picker: the calendar of a month. Below it is a button with the time if the mode includes
/// times.
final class InlineDates: UIView, DateContent {
    private let month = MonthView(frame: .zero)
    private let time = UIDatePicker()
    private let timeLabel = UILabel()
    private weak var picker: UIDatePicker?

    override init(frame: CGRect) {
        super.init(frame: frame)
        time.datePickerMode = .time
        time.preferredDatePickerStyle = .compact
        timeLabel.follow(.body)
        timeLabel.text = SystemWords.word("Time")
        for view in [month, timeLabel, time] { addSubview(view) }
        month.chosen = { [weak self] day in self?.choose(day) }
        time.addAction(for: .valueChanged) { [weak self] _ in
            if let self { picker?.choose(time.date) }
        }
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    private static let timeRow: CGFloat = 48

    var naturalSize: CGSize {
        let size = month.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + (time.isHidden ? 0 : Self.timeRow))
    }

    func show(_ picker: UIDatePicker) {
        self.picker = picker
        let calendar = picker.calendarOfNow
        time.isHidden = picker.datePickerMode != .dateAndTime
        timeLabel.isHidden = time.isHidden
        (time.calendar, time.locale, time.date) = (calendar, picker.locale, picker.date)
        month.calendar = calendar
        month.isSelectable = { [weak picker] in picker?.allows(dayOf: $0) ?? false }
        month.select([picker.date])
        month.show(monthOf: picker.date)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below = time.isHidden ? 0 : Self.timeRow
        month.set(CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below))
        let size = time.intrinsicContentSize
        let y = bounds.height - below + (below - size.height) / 2 - 6
        timeLabel.set(sided(CGRect(x: 16, y: y, width: bounds.width / 2, height: size.height)))
        time.set(sided(CGRect(x: bounds.width - 16 - size.width, y: y, width: size.width, height: size.height)))
    }

    /// Sets the day, and keeps the time of day.
    private func choose(_ day: Date) {
        guard let picker else { return }
        let calendar = picker.calendarOfNow
        let clock = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        picker.choose(
            calendar.date(
                bySettingHour: clock.hour ?? 0, minute: clock.minute ?? 0, second: clock.second ?? 0, of: day) ?? day)
    }
}
