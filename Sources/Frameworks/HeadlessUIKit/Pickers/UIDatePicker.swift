public import Foundation

open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    /// The style of the picker. `automatic` stands for `wheels` for durations, and otherwise for `compact`.
    public enum PreferredStyle: Int, Sendable { case automatic, wheels, compact, inline }
    public typealias Style = PreferredStyle

    open var datePickerMode = Mode.dateAndTime { didSet { if oldValue != datePickerMode { formChanged() } } }
    open var preferredDatePickerStyle = PreferredStyle.automatic {
        didSet { if oldValue != preferredDatePickerStyle { formChanged() } }
    }
    /// The style in which the picker is drawn, which is never `automatic`. Durations, and times in the inline style,
    /// are drawn with wheels.
    open var datePickerStyle: PreferredStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (.wheels, _), (.inline, .time): .wheels
        case (.automatic, _), (.compact, _): .compact
        case (.inline, _): .inline
        }
    }
    /// The selected date; by default the session's current date.
    open var date = _now() { didSet { if oldValue != date { settle() } } }
    open var minimumDate: Date? { didSet { settle() } }
    open var maximumDate: Date? { didSet { settle() } }
    open var minuteInterval = 1 { didSet { settle() } }
    /// Stored; has no visible effect.
    open var roundsToMinuteInterval = true
    /// The selected duration in seconds, for the mode `countDownTimer`.
    open var countDownDuration: TimeInterval {
        get {
            let parts = calendarOfNow.dateComponents([.hour, .minute], from: date)
            return TimeInterval((parts.hour ?? 0) * 60 + (parts.minute ?? 0)) * 60
        }
        set { date = calendarOfNow.startOfDay(for: date).addingTimeInterval(max(0, min(newValue, 86_340))) }
    }
    /// The locale of titles; nil uses the device's language.
    open var locale: Locale? { didSet { settle() } }
    open var calendar: Calendar! = .session(identifier: .gregorian) { didSet { settle() } }
    /// The time zone of the date; nil uses that of the calendar.
    open var timeZone: TimeZone? { didSet { settle() } }
    private var content: (any DateContent)?
    /// The colour of the titles. Apps set it by key-value coding. Nil uses the system's.
    var textColor: UIColor? { didSet { settle() } }

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

    open override var intrinsicContentSize: CGSize { content?.naturalSize ?? .zero }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = intrinsicContentSize
        return datePickerStyle == .compact
            ? natural : CGSize(width: max(size.width, natural.width), height: natural.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.set(bounds)
    }

    /// Sets the date that the user chose, and sends `valueChanged` if the date has changed.
    func choose(_ date: Date) {
        let before = self.date
        self.date = date
        settle()
        if self.date != before { sendActions(for: .valueChanged) }
    }

    /// The calendar with the time zone and the locale of the picker.
    var calendarOfNow: Calendar {
        var calendar = calendar ?? .session(identifier: .gregorian)
        if let timeZone { calendar.timeZone = timeZone }
        calendar.locale = locale ?? .session
        return calendar
    }

    /// Whether a date's day is in the allowed range.
    func allows(dayOf date: Date) -> Bool {
        let calendar = calendarOfNow
        if let minimumDate, date < calendar.startOfDay(for: minimumDate) { return false }
        if let maximumDate, calendar.startOfDay(for: date) > maximumDate { return false }
        return true
    }

    private func begin() {
        makeContent()
        if bounds.size == .zero { frame.size = intrinsicContentSize }
    }

    /// Replaces the content after the style or the mode changed. If the picker had the size of its content, it gets the
    /// size of the new content.
    private func formChanged() {
        let wasNatural = content.map { $0.naturalSize == bounds.size } ?? false
        makeContent()
        if wasNatural { frame.size = intrinsicContentSize }
    }

    private func makeContent() {
        content?.removeFromSuperview()
        let made: any DateContent =
            switch datePickerStyle {
            case .wheels: DateWheels(frame: .zero)
            case .inline: InlineDates(frame: .zero)
            case .compact, .automatic: CompactDates(frame: .zero)
            }
        content = made
        addSubview(made)
        setNeedsLayout()
        settle()
    }

    /// Limits the date to the allowed range and shows it.
    private func settle() {
        var fit = date
        if let minimumDate, fit < minimumDate { fit = minimumDate }
        if let maximumDate, fit > maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true { fit = maximumDate }
        guard fit == date else { return date = fit }
        content?.show(self)
        invalidateIntrinsicContentSize()
    }
}

/// The content of a date picker in one of its styles.
protocol DateContent: UIView {
    /// The size of the content if it is not constrained.
    var naturalSize: CGSize { get }
    /// Shows the date, the range and the format of a picker.
    func show(_ picker: UIDatePicker)
}
