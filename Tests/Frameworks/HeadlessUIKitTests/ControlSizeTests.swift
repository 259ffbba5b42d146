import HeadlessUIKit
import TestSupport
import Testing

@Suite("Sizes of controls")
struct ControlSizeTests {
    private static var wheels: UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        return picker
    }

    private static var sizes: [(name: String, make: () -> UIView, size: CGSize)] {
        [
            ("switch", { UISwitch() }, CGSize(width: 51, height: 31)),
            ("switch with a size", { UISwitch(frame: rect(0, 0, 200, 200)) }, CGSize(width: 51, height: 31)),
            ("stepper", { UIStepper() }, CGSize(width: 94, height: 32)),
            ("stepper with a size", { UIStepper(frame: rect(0, 0, 1, 1)) }, CGSize(width: 94, height: 32)),
            ("progress view", { UIProgressView(progressViewStyle: .default) }, CGSize(width: 150, height: 4)),
            ("progress view with a size", { UIProgressView(frame: rect(0, 0, 80, 20)) }, CGSize(width: 80, height: 4)),
            ("slider", { UISlider() }, CGSize(width: 0, height: 34)),
            ("slider with a size", { UISlider(frame: rect(0, 0, 200, 10)) }, CGSize(width: 200, height: 34)),
            ("indicator", { UIActivityIndicatorView() }, CGSize(width: 20, height: 20)),
            ("large indicator", { UIActivityIndicatorView(style: .large) }, CGSize(width: 37, height: 37)),
            ("date picker with wheels", { wheels }, CGSize(width: 320, height: 216)),
            ("picker", { UIPickerView() }, CGSize(width: 320, height: 216)),
            ("refresh control", { UIRefreshControl() }, CGSize(width: 393, height: 60)),
            ("button", { UIButton() }, .zero), ("label", { UILabel() }, .zero),
        ]
    }

    @Test func `A control without a frame has its fixed size`() throws {
        let stage = try Stage()
        for (name, make, size) in Self.sizes { stage.act { #expect(make().frame.size == size, "\(name)") } }
        stage.act {
            let segments = UISegmentedControl(items: ["One", "Two"])
            #expect(segments.frame.size == segments.intrinsicContentSize && segments.frame.height > 20)
            let dots = UIPageControl()
            dots.numberOfPages = 3
            dots.sizeToFit()
            #expect(dots.frame.size == dots.intrinsicContentSize && dots.frame.width > 0)
            let indicator = UIActivityIndicatorView()
            indicator.style = .large
            #expect(indicator.frame.size == CGSize(width: 37, height: 37))
        }
    }

    @Test func `A switch as the accessory of a row stands inside the row`() throws {
        final class Rows: UITableViewController {
            let toggle = UISwitch()
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.accessoryView = toggle
                return cell
            }
        }
        let rows = Rows()
        let stage = try Stage(root: rows)
        let place = stage.act { rows.toggle.convert(rows.toggle.bounds, to: nil) }
        #expect(place.width == 51 && place.maxX < 393 && place.minX > 300)
    }
}
