import HeadlessUIKit
import Testing

@testable import Beagle

@Suite("What assistive technology is told of components")
struct AccessibilityTests {
    private let easel = Easel()

    private func show(_ members: String, _ accessibility: String) throws -> UIView {
        try easel.show(#"{"_beagleComponent_":"beagle:\#(members),"accessibility":{\#(accessibility)}}"#)
    }

    @Test func `A labelled container has the role img, or group if it contains an interactive element`() throws {
        let label = #""accessible":true,"accessibilityLabel":"Bike""#
        let plain = try show(
            #"container","children":[{"_beagleComponent_":"beagle:text","text":"a"}]"#, label)
        #expect(plain.declared.role == "img")
        #expect(plain.accessibilityLabel == "Bike")
        let busy = try show(
            #"container","children":[{"_beagleComponent_":"beagle:button","text":"a"}]"#, label)
        #expect(busy.declared.role == "group")
        #expect(try show(#"container""#, #""accessible":true"#).declared.role == nil)
    }

    @Test func `accessible false hides a leaf, gives a container the role presentation and keeps a control`() throws {
        let off = #""accessible":false,"accessibilityLabel":"unused""#
        let text = try show(#"text","text":"a""#, off)
        #expect(text.accessibilityElementsHidden)
        #expect(text.accessibilityLabel == nil)
        let box = try show(#"container""#, off)
        #expect(box.declared.role == "presentation")
        #expect(!box.accessibilityElementsHidden)
        let button = try show(#"button","text":"a""#, off)
        #expect(!button.accessibilityElementsHidden)
        #expect(button.accessibilityLabel == nil)
    }

    @Test func `isHeader sets the header trait, and a label on a control is its accessible name`() throws {
        let text = try show(#"text","text":"a""#, #""accessible":true,"isHeader":true"#)
        #expect(text.accessibilityTraits.contains(.header))
        #expect(try show(#"button","text":"a""#, #""accessibilityLabel":"Go""#).accessibilityLabel == "Go")
    }
}
