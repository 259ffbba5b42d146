public import Foundation

/// The dates that the user can select in a calendar view.
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    override init() {}

    /// Updates which days can be selected.
    open func updateSelectableDates() { calendarView?.selectionChanged() }

    /// The selected days.
    var days: [DateComponents] { [] }
    func mayChoose(_ day: DateComponents) -> Bool { true }
    /// Called when the user has tapped a day.
    func choose(_ day: DateComponents) {}
}

public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Called when the user has selected a day, or deselected it; then `dateComponents` is nil.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Always returns true.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The selection of at most one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { calendarView?.selectionChanged() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override var days: [DateComponents] { selectedDate.map { [$0] } ?? [] }
    override func mayChoose(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents) {
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Always returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Always returns true.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}

/// The selection of any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionChanged() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override var days: [DateComponents] { selectedDates }
    override func mayChoose(_ day: DateComponents) -> Bool {
        delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents) {
        if let place = selectedDates.firstIndex(where: { $0.isSameDay(as: day) }) {
            guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
            selectedDates.remove(at: place)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

extension DateComponents {
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        (year, month, day) == (other.year, other.month, other.day)
    }
}
