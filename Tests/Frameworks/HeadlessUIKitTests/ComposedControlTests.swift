import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = ["Rye", "Spelt", "Oat"]
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? rows.count : 100
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? rows[row] : "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component):\(row)")
    }
}

private final class Searching: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var heard: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func updateSearchResults(for searchController: UISearchController) {
        heard.append("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { heard.append("will") }
    func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
}

@Suite("Controls that are made of others")
struct ComposedControlTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    /// Returns the visible buttons in a view, by their titles.
    private func buttons(_ view: UIView) -> [String: UIButton] {
        var found: [String: UIButton] = [:]
        for child in view.subviews where !child.isHidden {
            if let button = child as? UIButton, let name = button.currentTitle ?? button.accessibilityLabel {
                found[name] = button
            }
            found.merge(buttons(child)) { first, _ in first }
        }
        return found
    }

    private func show(_ view: UIView) {
        root.view.addSubview(view)
        view.frame.size = view.intrinsicContentSize
        root.view.layoutIfNeeded()
    }

    @Test func `One segment is selected by tap or by code, and only a tap sends valueChanged`() {
        stage.act {
            let control = UISegmentedControl(items: ["Day", "Week", "Year"])
            var told: [Int] = []
            control.addAction(for: .valueChanged) { _ in told.append(control.selectedSegmentIndex) }
            show(control)
            control.selectedSegmentIndex = 2
            _ = buttons(control)["Week"]?.receiveTap()
            _ = buttons(control)["Week"]?.receiveTap()
            #expect(told == [1] && buttons(control)["Week"]?.isSelected == true)
            control.insertSegment(withTitle: "Hour", at: 0, animated: false)
            #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
            control.removeSegment(at: 3, animated: false)
            control.removeSegment(at: 9, animated: false)
            control.selectedSegmentIndex = 7
            #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.isMomentary = true
            _ = buttons(control)["Day"]?.receiveTap()
            #expect(told == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
    }

    @Test func `A stepper stays within its range, or wraps around`() {
        stage.act {
            let stepper = UIStepper(frame: .zero)
            stepper.maximumValue = 3
            stepper.stepValue = 2
            var told: [Double] = []
            stepper.addAction(for: .valueChanged) { _ in told.append(stepper.value) }
            show(stepper)
            #expect(buttons(stepper)["Less"]?.isEnabled == false)
            for _ in 0..<2 { _ = buttons(stepper)["More"]?.receiveTap() }
            #expect(told == [2, 3] && buttons(stepper)["More"]?.isEnabled == false)
            stepper.wraps = true
            _ = buttons(stepper)["More"]?.receiveTap()
            #expect(told == [2, 3, 0])
            stepper.value = .nan
            #expect(stepper.value == 0)
            let bar = UIProgressView(progressViewStyle: .bar)
            bar.setProgress(7, animated: true)
            #expect(bar.progress == 1 && bar.accessibilityValue == "100 %")
        }
    }

    @Test func `A picker shows the rows around the selected one, and a tap selects a row`() {
        stage.act {
            let wheels = Wheels(), picker = UIPickerView()
            picker.dataSource = wheels
            picker.delegate = wheels
            show(picker)
            #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 0) == 0)
            _ = buttons(picker)["Spelt"]?.receiveTap()
            #expect(wheels.chosen == ["0:1"] && picker.selectedRow(inComponent: 0) == 1)
            picker.selectRow(50, inComponent: 1, animated: true)
            #expect(wheels.chosen == ["0:1"] && Set(buttons(picker).keys).isSuperset(of: ["48", "50", "52"]))
            picker.selectRow(500, inComponent: 1, animated: false)
            picker.selectRow(0, inComponent: 7, animated: false)
            wheels.rows = ["Rye"]
            picker.reloadAllComponents()
            #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 50)
            wheels.rows = []
            picker.reloadComponent(0)
            #expect(picker.selectedRow(inComponent: 0) == -1 && picker.selectedRow(inComponent: 9) == -1)
        }
    }

    @Test func `A date picker's wheels change the date within its range and the month's length`() throws {
        try stage.act {
            let picker = UIDatePicker()
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = .wheels
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
            func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
                try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
            }
            picker.date = try day(2026, 1, 31)
            var told = 0
            picker.addAction(for: .valueChanged) { _ in told += 1 }
            show(picker)
            #expect(Set(buttons(picker).keys).isSuperset(of: ["31", "January", "2026", "2027"]))
            _ = buttons(picker)["February"]?.receiveTap()
            #expect(picker.date == (try day(2026, 2, 28)) && told == 1)
            picker.maximumDate = try day(2026, 3, 1)
            _ = buttons(picker)["2027"]?.receiveTap()
            #expect(picker.date == (try day(2026, 3, 1)) && told == 2)
            picker.maximumDate = nil
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = 3_900
            #expect(picker.countDownDuration == 3_900)
            picker.minuteInterval = 15
            #expect(buttons(picker)["00"] != nil || buttons(picker)["15"] != nil)
        }
    }

    @Test func `A search starts editing, is notified of each text, and ends with Cancel`() throws {
        try stage.act {
            let searching = Searching(), found = UIViewController()
            let search = UISearchController(searchResultsController: found)
            search.searchResultsUpdater = searching
            search.delegate = searching
            search.searchBar.delegate = searching
            let navigation = UINavigationController(rootViewController: UIViewController())
            UIApplication.shared.keyWindow?.rootViewController = navigation
            navigation.view.layoutIfNeeded()
            let plain = navigation.navigationBar.frame.height
            navigation.topViewController?.navigationItem.searchController = search
            navigation.view.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == plain + 56)
            #expect(
                search.searchBar.window != nil && search.searchBar.frame.maxY == navigation.navigationBar.frame.height)
            let field = search.searchBar.searchTextField
            field.becomeFirstResponder()
            _ = field.receiveText("rye")
            _ = field.receiveReturn()
            #expect(found.parent === navigation.topViewController && found.view.window != nil)
            let cancel = try #require(buttons(search.searchBar)["Cancel"])
            _ = cancel.receiveTap()
            #expect(
                searching.heard == [
                    "will", "update true ", "text rye", "update true rye", "search", "cancel", "update false ",
                    "did dismiss",
                ])
            #expect(found.parent == nil && !search.isActive && !field.isFirstResponder && search.searchBar.text == "")
        }
    }
}
