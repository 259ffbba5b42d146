import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C4: static style")
struct C4StaticStyleTests {
    @Test("Units, edges, the flex shorthand, corners and a border that takes no room reach the page")
    func box() throws {
        let document = try LiveDocument(fixture: "C4-static-style")
        let child = try #require(document.all(UIView.self).last)
        let box = try #require(child.superview).projected.styles
        #expect(box["flex"] == "2 0 0px")
        #expect(box["flex-direction"] == "row")
        #expect(box["flex-wrap"] == "nowrap")
        #expect(["top", "right", "bottom", "left"].map { box["padding-\($0)"] } == ["4px", "10px", "4px", "1%"])
        #expect(box.keys.filter { $0.hasPrefix("border") } == ["border-radius"])
        #expect(box["border-radius"] == "0px 8px 8px 8px")
        #expect(box["--border-width"] == "3px")
        #expect(box["--border-color"] == "#0A08")
        #expect(box["overflow"] == "hidden")
        let absolute = child.projected.styles
        #expect(absolute["position"] == "absolute")
        #expect(["top", "right", "bottom", "left"].map { absolute[$0] } == ["0px", "5px", "5px", "5px"])
        #expect(absolute["width"] == "50%")
        #expect(absolute["aspect-ratio"] == "2")
    }
}
