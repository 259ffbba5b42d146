import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("A slider")
struct SliderTests {
    private let root = UIViewController()
    private let stage: Stage

    init() throws { stage = try Stage(root: root) }

    /// Returns a slider on the screen, and a function that returns the slider's events so far as text.
    private func slider(_ set: (UISlider) -> Void = { _ in }) -> (UISlider, () -> [String]) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34))
        set(slider)
        let heard = Heard()
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up"),
        ]
        for (event, name) in events {
            slider.addAction(for: event) { [weak slider] _ in heard.words.append("\(name) \(slider?.value ?? -1)") }
        }
        root.view.addSubview(slider)
        root.view.layoutIfNeeded()
        return (slider, { heard.words })
    }

    private final class Heard { var words: [String] = [] }

    @Test func `A slider's value stays in its range, and only user changes send events`() {
        stage.act {
            let (slider, heard) = slider { $0.setValue(7, animated: true) }
            #expect(slider.value == 1)
            slider.maximumValue = 10
            slider.minimumValue = 2
            #expect(slider.value == 2)
            slider.value = .nan
            #expect(slider.value == 2)
            slider.minimumValue = 20
            #expect(slider.value == 20)
            slider.receiveSlide(to: 0.5, isHeld: false)
            #expect(slider.value == 20 && heard().isEmpty)
        }
    }

    @Test func `A slider drag sends touch down, each value on the way, and touch up`() {
        stage.act {
            let (slider, heard) = slider()
            slider.receiveSlide(to: 0, isHeld: true)
            #expect(slider.isTracking)
            for part in [0.25, 0.5] { slider.receiveSlide(to: part, isHeld: true) }
            slider.receiveSlide(to: 0.75, isHeld: false)
            #expect(!slider.isTracking)
            #expect(heard() == ["down 0.0", "value 0.25", "value 0.5", "value 0.75", "up 0.75"])
            slider.receiveSlide(to: 0.8, isHeld: false)
            #expect(heard().last == "value 0.8")
        }
    }

    @Test func `A non-continuous slider sends only the last value, and a disabled slider none`() {
        stage.act {
            let (slider, heard) = slider { $0.isContinuous = false }
            for part in [0, 0.25, 0.5] { slider.receiveSlide(to: part, isHeld: true) }
            #expect(slider.value == 0.5)
            slider.receiveSlide(to: 0.5, isHeld: false)
            #expect(heard() == ["down 0.0", "value 0.5", "up 0.5"])
            slider.isEnabled = false
            slider.receiveSlide(to: 1, isHeld: false)
            #expect(slider.value == 0.5 && heard().count == 3)
        }
    }

    @Test func `A slider does not react to taps`() {
        stage.act {
            let (slider, heard) = slider()
            #expect(!slider.reactsToTap && !slider.receiveTap() && heard().isEmpty)
        }
    }

    @Test func `A slider's track lies beside its end images, and its thumb goes from end to end`() {
        stage.act {
            let (slider, _) = slider()
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(track == CGRect(x: 2, y: 15, width: 200, height: 4))
            let first = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
            let last = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
            #expect(first.minX == 0 && last.maxX == 204 && first.midY == 17)
            slider.minimumValueImage = UIImage(systemName: "minus")
            root.view.layoutIfNeeded()
            let width = slider.minimumValueImage?.size.width ?? 0
            #expect(slider.trackRect(forBounds: slider.bounds).minX == width + 8 && width > 0)
            #expect(slider.subviews.map(\.frame.minX) == [0])
            slider.minimumValueImage = nil
            #expect(slider.subviews.isEmpty)
        }
    }
}
