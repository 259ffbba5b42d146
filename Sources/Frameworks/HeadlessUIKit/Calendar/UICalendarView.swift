public import Foundation

public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the decoration of a day; nil for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Always returns nil.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

/// The calendar of a month, in which the user selects days.
open class UICalendarView: UIView {
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// A decoration below the number of a day.
    open class Decoration: NSObject {
        let make: () -> UIView

        private init(make: @escaping () -> UIView) { self.make = make }

        /// Creates a decoration that shows a dot.
        public convenience init(color: UIColor?, size: DecorationSize) {
            self.init {
                let side: CGFloat = size == .small ? 4 : size == .medium ? 6 : 8
                let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                dot.backgroundColor = color ?? .systemGray
                dot.layer.cornerRadius = side / 2
                return dot
            }
        }

        public convenience override init() { self.init(color: nil, size: .medium) }

        /// Creates a decoration that shows an image in the given colour.
        public convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            self.init {
                let side: CGFloat = size == .small ? 10 : size == .medium ? 13 : 16
                let picture = UIImageView(image: image)
                picture.frame.size = CGSize(width: side, height: side)
                picture.contentMode = .scaleAspectFit
                picture.tintColor = color ?? .systemGray
                return picture
            }
        }

        public convenience init(customView customViewProvider: @escaping () -> UIView) {
            self.init(make: customViewProvider)
        }

        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customView: customViewProvider)
        }
    }

    open weak var delegate: (any UICalendarViewDelegate)? { didSet { selectionChanged() } }
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            selectionChanged()
        }
    }
    open var calendar = Calendar.session(identifier: .gregorian) { didSet { settingsChanged() } }
    /// The locale of titles; the default is the device's.
    open var locale = Locale.session { didSet { settingsChanged() } }
    /// The time zone of the days; nil uses that of the calendar.
    open var timeZone: TimeZone? { didSet { settingsChanged() } }
    /// Stored; has no visible effect.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The range of days that can be selected.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { selectionChanged() }
    }
    open var wantsDateDecorations = true { didSet { selectionChanged() } }
    private let month = MonthView(frame: .zero)
    private var shownMonth = DateComponents()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    /// The visible month. Setting it shows the month that contains the given day.
    open var visibleDateComponents: DateComponents {
        get { components([.calendar, .era, .year, .month], of: month.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = month.calendar.date(from: dateComponents) else { return }
        month.show(monthOf: date)
        monthChanged()
    }

    /// Updates the decorations of all days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { month.refresh() }

    open override var intrinsicContentSize: CGSize { month.intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        month.set(CGRect(origin: .zero, size: bounds.size))
    }

    private func begin() {
        addSubview(month)
        month.chosen = { [weak self] day in
            guard let self else { return }
            selectionBehavior?.choose(components([.calendar, .era, .year, .month, .day], of: day))
        }
        month.monthChanged = { [weak self] in self?.monthChanged() }
        settingsChanged()
        if bounds.size == .zero { frame.size = intrinsicContentSize }
    }

    private func monthChanged() {
        let before = shownMonth
        shownMonth = visibleDateComponents
        if before != shownMonth { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before) }
    }

    private func settingsChanged() {
        var own = calendar
        own.locale = locale
        if let timeZone { own.timeZone = timeZone }
        month.calendar = own
        month.show(monthOf: month.month)
        shownMonth = visibleDateComponents
        selectionChanged()
    }

    /// Shows the selection and the decorations.
    func selectionChanged() {
        month.isSelectable = { [weak self] date in
            guard let self, let behavior = selectionBehavior, availableDateRange.contains(date) else { return false }
            return behavior.mayChoose(components([.calendar, .era, .year, .month, .day], of: date))
        }
        month.dayDecoration = { [weak self] date in
            guard let self, wantsDateDecorations else { return nil }
            let day = components([.calendar, .era, .year, .month, .day], of: date)
            return delegate?.calendarView(self, decorationFor: day)?.make()
        }
        month.select((selectionBehavior?.days ?? []).compactMap { month.calendar.date(from: $0) })
    }

    private func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
        month.calendar.dateComponents(parts, from: date)
    }
}
