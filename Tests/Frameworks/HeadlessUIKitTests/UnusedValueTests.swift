import HeadlessUIKit
import TestSupport
import Testing

@Suite("Names that apps use")
struct UnusedValueTests {
    @Test func `Values without effect are kept, each with its own default`() {
        let (label, scroll, field) = (UILabel(), UIScrollView(), UITextField())
        #expect(label.isOpaque && label.shadowColor == nil && scroll.scrollsToTop)
        label.isOpaque = false
        label.shadowColor = .red
        label.baselineAdjustment = .alignCenters
        scroll.scrollsToTop = false
        field.spellCheckingType = .no
        #expect(!label.isOpaque && label.shadowColor == .red && label.baselineAdjustment == .alignCenters)
        #expect(!scroll.scrollsToTop && scroll.isOpaque && field.spellCheckingType == .no)
        label.shadowColor = nil
        #expect(label.shadowColor == nil)
    }

    @Test func `An image view shows the first image while it animates`() {
        let (one, other) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
        let view = UIImageView(image: one, highlightedImage: other)
        view.startAnimating()
        #expect(!view.isAnimating && view.image == one && view.highlightedImage == other)
        view.animationImages = [other, one].compactMap(\.self)
        view.startAnimating()
        #expect(view.isAnimating && view.image == other)
        view.stopAnimating()
        #expect(!view.isAnimating && view.image == one)
    }

    @Test func `Feedback is logged`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            UISelectionFeedbackGenerator().selectionChanged()
        }
        #expect(
            stage.host.notes.map(\.description) == [
                "The phone vibrates: impact, heavy", "The phone vibrates: notification, error",
                "The phone vibrates: selection",
            ])
    }

    @Test func `A sheet has a sheet presentation controller, and other styles have none`() {
        let sheet = UIViewController()
        #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.large])
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        #expect(sheet.sheetPresentationController?.detents.count == 2)
        sheet.modalPresentationStyle = .fullScreen
        #expect(sheet.sheetPresentationController == nil && sheet.presentationController != nil)
        sheet.modalPresentationStyle = .popover
        #expect(sheet.popoverPresentationController != nil)
    }

    @Test func `Background tasks have different identifiers`() throws {
        let stage = try Stage(root: UIViewController())
        stage.act {
            let application = UIApplication.shared
            let (one, other) = (application.beginBackgroundTask(), application.beginBackgroundTask(withName: "b"))
            #expect(one != other && one != .invalid)
            application.endBackgroundTask(one)
            #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
        }
    }

    @Test func `Titles of segments have attributes by state`() throws {
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 0
        segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let stage = try Stage(root: UIViewController())
        stage.act { stage.window.addSubview(segments) }
        let titles = segments.subviews.compactMap { ($0 as? UIButton)?.titleColor(for: .normal) }
        #expect(titles == [.white, .red])
    }

    @Test func `The back button shows what the item of the screen before asks for`() throws {
        let root = UIViewController()
        root.title = "Shop"
        let navigation = UINavigationController(rootViewController: root)
        let stage = try Stage(root: navigation)
        stage.act { navigation.pushViewController(UIViewController(), animated: false) }
        let button = navigation.navigationBar.backButton
        #expect(button.currentTitle == "Shop")
        stage.act { root.navigationItem.backButtonDisplayMode = .generic }
        #expect(button.currentTitle == "Back")
        stage.act { root.navigationItem.backButtonDisplayMode = .minimal }
        #expect(button.currentTitle == "")
    }

    @Test func `Index paths, layers and colours have what iOS has`() {
        var path = IndexPath(row: 1, section: 2)
        path.row += 1
        path.section -= 1
        #expect(path == IndexPath(row: 2, section: 1))
        let (layer, fade) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        layer.setValue(3, forKey: "place")
        fade.setValue("fade", forKey: "name")
        #expect(layer.value(forKey: "place") as? Int == 3 && fade.value(forKey: "name") as? String == "fade")
        #expect(layer.presentation() === layer && layer.cornerCurve == .circular)
        let color: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor.red.cgColor || color.components == [1, 0, 0, 1])
        #expect(CGRectGetMaxX(CGRectMake(1, 2, 3, 4)) == 4)
    }
}
