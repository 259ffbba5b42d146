import Foundation

/// The compact style of a date picker: a button with the date and one with the time, each of which opens a panel.
final class CompactDates: UIView, DateContent {
    private let day = UIButton(type: .custom)
    private let time = UIButton(type: .custom)
    private weak var picker: UIDatePicker?
    private weak var panel: DatePanelController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, mode) in [(day, UIDatePicker.Mode.date), (time, .time)] {
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = 8
            button.addAction { [weak self] _ in self?.open(mode) }
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var typeName: String? { nil }

    /// The buttons that the mode of the picker shows.
    private var shown: [UIButton] { [day, time].filter { !$0.isHidden } }

    /// The distance between the two buttons.
    private static let gap: CGFloat = 5

    var naturalSize: CGSize {
        let sizes = shown.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(0, sizes.count - 1)),
            height: sizes.map(\.height).max() ?? 0)
    }

    func show(_ picker: UIDatePicker) {
        self.picker = picker
        let calendar = picker.calendarOfNow
        day.isHidden = picker.datePickerMode == .time
        time.isHidden = picker.datePickerMode == .date
        day.setTitle(calendar.words(picker.date, day: .medium, time: .none), for: .normal)
        time.setTitle(calendar.words(picker.date, day: .none, time: .short), for: .normal)
        for button in [day, time] {
            button.setTitleColor(picker.textColor ?? .label, for: .normal)
            button.isEnabled = picker.isEnabled
        }
        panel?.picker.show(like: picker)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for button in shown {
            let size = button.intrinsicContentSize
            button.set(
                sided(CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)))
            x += size.width + Self.gap
        }
    }

    /// Opens a panel with a calendar or with wheels.
    private func open(_ mode: UIDatePicker.Mode) {
        guard let picker, let presenter = panelPresenter else { return }
        let panel = DatePanelController(for: mode == .date ? day : time, mode: mode) { [weak picker] in
            picker?.choose($0)
        }
        panel.picker.show(like: picker)
        self.panel = panel
        presenter.present(panel, animated: true)
    }
}

extension UIDatePicker {
    /// Adopts the date, the range and the format of another picker.
    fileprivate func show(like other: UIDatePicker) {
        (calendar, timeZone, locale) = (other.calendar, other.timeZone, other.locale)
        minuteInterval = other.minuteInterval
        (minimumDate, maximumDate) = (nil, nil)
        date = other.date
        (minimumDate, maximumDate) = (other.minimumDate, other.maximumDate)
    }
}
