import Foundation

/// The calendar of one month, with buttons for the days and for the months before and after.
final class MonthView: UIView {
    /// The calendar, with its locale and its time zone.
    var calendar = Calendar.session(identifier: .gregorian) { didSet { if oldValue != calendar { refresh() } } }
    /// Returns whether the user can choose a day.
    var isSelectable: (Date) -> Bool = { _ in true } { didSet { refresh() } }
    /// Called when the user has chosen a day, with the start of that day.
    var chosen: (Date) -> Void = { _ in }
    /// Called after the user went to another month.
    var monthChanged: () -> Void = {}
    /// Returns the decoration below the number of a day; nil for none.
    var dayDecoration: (Date) -> UIView? = { _ in nil } { didSet { refresh() } }
    /// The start of the visible month.
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    private var selection: Set<Date> = []
    private let title = UILabel()
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.accessibilityTraits = .header
        back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        back.accessibilityLabel = SystemWords.word("Previous month")
        forth.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        forth.accessibilityLabel = SystemWords.word("Next month")
        back.addAction { [weak self] _ in self?.move(by: -1) }
        forth.addAction { [weak self] _ in self?.move(by: 1) }
        for view in [title, back, forth] { addSubview(view) }
        month = startOfMonth(_now())
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    private static let head: CGFloat = 44
    private static let names: CGFloat = 24
    private static let row: CGFloat = 44
    private static let margin: CGFloat = 12
    /// The number of rows of weeks, which is the maximum for a month.
    private static let weeks: CGFloat = 6

    override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: Self.head + Self.names + Self.row * Self.weeks + Self.margin)
    }

    // MARK: - Content

    /// Selects the days that contain the given dates.
    func select(_ dates: some Sequence<Date>) {
        selection = Set(dates.map { calendar.startOfDay(for: $0) })
        refresh()
    }

    /// Shows the month of a date.
    func show(monthOf date: Date) {
        let start = startOfMonth(date)
        guard start != month else { return }
        month = start
        refresh()
    }

    /// Updates the title and the days after the month, the calendar or the selection has changed.
    func refresh() {
        title.text = calendar.words(month, template: "MMMMyyyy")
        let symbols = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        if weekdays.isEmpty {
            weekdays = symbols.map { _ in
                let label = UILabel()
                label.font = .systemFont(ofSize: 13, weight: .semibold)
                label.textColor = .tertiaryLabel
                label.textAlignment = .center
                addSubview(label)
                return label
            }
        }
        for (place, label) in weekdays.enumerated() {
            label.text = symbols[(first + place) % symbols.count].uppercased()
        }
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        while days.count > count {
            let gone = days.removeLast()
            gone.circle.removeFromSuperview()
            gone.removeFromSuperview()
        }
        while days.count < count {
            let day = DayButton(type: .custom)
            day.addAction { [weak self, weak day] _ in if let date = day?.date { self?.chosen(date) } }
            days.append(day)
            insertSubview(day.circle, at: 0)
            addSubview(day)
        }
        let today = calendar.startOfDay(for: _now())
        for (number, button) in days.enumerated() {
            guard let date = calendar.date(byAdding: .day, value: number, to: month) else { continue }
            button.show(date, number: number + 1, isToday: date == today, isChosen: selection.contains(date))
            button.isEnabled = isSelectable(date)
            button.accessibilityLabel = calendar.words(date, day: .full, time: .none)
            button.decorationView = dayDecoration(date)
        }
        setNeedsLayout()
    }

    private func startOfMonth(_ date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    private func move(by months: Int) {
        guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
        show(monthOf: next)
        monthChanged()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - 2 * Self.margin) / 7
        title.set(sided(CGRect(x: Self.margin + 4, y: 0, width: bounds.width / 2, height: Self.head)))
        for (place, button) in [forth, back].enumerated() {
            let x = bounds.width - Self.margin - CGFloat(place + 1) * Self.row
            button.set(sided(CGRect(x: x, y: 0, width: Self.row, height: Self.head)))
        }
        for (place, label) in weekdays.enumerated() {
            let x = Self.margin + CGFloat(place) * width
            label.set(sided(CGRect(x: x, y: Self.head, width: width, height: Self.names)))
        }
        let before = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let height = max(0, bounds.height - Self.head - Self.names - Self.margin) / Self.weeks
        for (number, day) in days.enumerated() {
            let (row, column) = (before + number).quotientAndRemainder(dividingBy: 7)
            let place = sided(
                CGRect(
                    x: Self.margin + CGFloat(column) * width, y: Self.head + Self.names + CGFloat(row) * height,
                    width: width, height: height))
            day.set(place)
            let side = min(place.width, place.height, Self.row)
            day.circle.layer.cornerRadius = side / 2
            day.circle.set(CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side))
        }
    }
}

/// The button of a day: its number in a circle if it is chosen, and a decoration below it.
private final class DayButton: UIButton {
    private(set) var date: Date?
    /// The circle behind the number of a selected day. It is a sibling of the button, because subviews are drawn in
    /// front of the title.
    let circle = UIView()
    var decorationView: UIView? {
        didSet {
            guard oldValue !== decorationView else { return }
            oldValue?.removeFromSuperview()
            if let decorationView { addSubview(decorationView) }
            setNeedsLayout()
        }
    }

    override var typeName: String? { nil }

    func show(_ date: Date, number: Int, isToday: Bool, isChosen: Bool) {
        self.date = date
        titleLabel?.font = isChosen ? .systemFont(ofSize: 20, weight: .semibold) : .systemFont(ofSize: 20)
        setTitle("\(number)", for: .normal)
        setTitleColor(isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label, for: .normal)
        setTitleColor(.tertiaryLabel, for: .disabled)
        isSelected = isChosen
        circle.isUserInteractionEnabled = false
        circle.isHidden = !isChosen
        circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let decorationView else { return }
        let size = decorationView.sizeThatFits(bounds.size)
        decorationView.set(
            CGRect(
                x: (bounds.width - size.width) / 2, y: bounds.height - size.height, width: size.width,
                height: size.height))
    }
}
