import HeadlessUIKit
import Testing

@testable import Beagle

@Suite("What assistive technology is told of components")
struct AccessibilityTests {
    private let easel = Easel()

    private func show(_ members: String, _ accessibility: String) throws -> UIView {
        try easel.show(#"{"_beagleComponent_":"beagle:\#(members),"accessibility":{\#(accessibility)}}"#)
    }

    @Test("A labelled box is a picture of its content, or a group where something inside can be used")
    func boxes() throws {
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

    @Test("What is not accessible hides itself alone: a leaf wholly, a box as a box, a control not at all")
    func inaccessible() throws {
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

    @Test("A header is one, and a label on a control or picture is its name")
    func headers() throws {
        let text = try show(#"text","text":"a""#, #""accessible":true,"isHeader":true"#)
        #expect(text.accessibilityTraits.contains(.header))
        #expect(try show(#"button","text":"a""#, #""accessibilityLabel":"Go""#).accessibilityLabel == "Go")
    }
}
