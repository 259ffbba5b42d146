import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C4: static style")
struct C4StaticStyleTests {
    @Test func `Units, edges, flex shorthand, corners and a border reach the page without taking space`() throws {
        let document = try LiveDocument(fixture: "C4-static-style")
        let child = try #require(document.all(UIView.self).last)
        let box = try #require(child.superview)
        let room = try #require(box.superview?.bounds.size)
        #expect(box.frame == CGRect(origin: .zero, size: room))
        #expect([.all, .horizontal, .left].map { box.flexStyle[padding: $0] } == [4, 10, .percent(1)])
        #expect(child.frame.origin == CGPoint(x: 5, y: 0))
        #expect(abs(child.frame.width - (room.width * 0.99 - 10) / 2) < 1)
        #expect(abs(child.frame.maxY - (room.height - 5)) < 1, "two offsets are a height, and win over the ratio")
        let styles = box.projected.styles
        #expect(styles.keys.filter { $0.hasPrefix("border") } == ["border-radius"])
        #expect(styles["border-radius"] == "0px 8px 8px 8px")
        #expect(styles["--border-width"] == "3px")
        #expect(styles["--border-color"] == HexColor("#0A08")?.color.css)
        #expect(styles["overflow"] == "hidden")
    }
}
