import HeadlessUIKit
import TestSupport
import Testing

@Suite("Colour pickers")
struct ColorPickerTests {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var events: [String] = []
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            events.append("selected \(viewController.selectedColor.cgColor.alpha)")
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            events.append("finished")
        }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap(\.self) + all(type, in: $0) }
    }

    @Test func `A tap on a colour selects it, the slider its opacity, and the button closes the picker`() throws {
        let (root, picker, listener) = (UIViewController(), UIColorPickerViewController(), Listener())
        let stage = try Stage(root: root)
        picker.delegate = listener
        picker.selectedColor = .red
        stage.act { root.present(picker, animated: false) }
        let white = try #require(all(UIButton.self, in: picker.view).first { $0.accessibilityLabel == "#FFFFFF" })
        #expect(white.frame.width > 20 && white.frame.height == white.frame.width)
        stage.act { white.sendActions(for: .touchUpInside) }
        #expect(picker.selectedColor == UIColor(white: 1, alpha: 1) || picker.selectedColor == .white)
        let slider = try #require(all(UISlider.self, in: picker.view).first)
        stage.act {
            slider.value = 0.5
            slider.sendActions(for: .valueChanged)
        }
        #expect(picker.selectedColor.cgColor.alpha == 0.5)
        let close = try #require(all(UIButton.self, in: picker.view).first { $0.accessibilityLabel == "Close" })
        stage.act { close.sendActions(for: .touchUpInside) }
        #expect(listener.events == ["selected 1.0", "selected 0.5", "finished"])
        #expect(picker.isBeingDismissed || root.presentedViewController == nil)
    }

    @Test func `Without opacity there is no slider`() throws {
        let (root, picker) = (UIViewController(), UIColorPickerViewController())
        picker.supportsAlpha = false
        let stage = try Stage(root: root)
        stage.act { root.present(picker, animated: false) }
        let hidden = all(UISlider.self, in: picker.view).map(\.isHidden)
        #expect(hidden == [true])
    }
}
