import Testing

@testable import Beagle

@Suite("Whose length is known before layout")
struct LayoutPlaceTests {
    @Test("A box that neither grows nor has a length is as long as its content")
    func plainBox() {
        let inside = LayoutPlace.screen.inside(nil)
        #expect(inside.bounded == .horizontal)  // stretched across the column
        #expect(!inside.isBoundedAlongDirection)
    }

    @Test("A box that grows in a bounded parent is bounded, and so on down")
    func growing() {
        let grow = Style(flex: Flex(grow: 1))
        let inside = LayoutPlace.screen.inside(grow).inside(Style(flex: Flex(flex: 1)))
        #expect(inside.isBoundedAlongDirection)
        #expect(!LayoutPlace.screen.inside(nil).inside(grow).isBoundedAlongDirection)
        #expect(!LayoutPlace.screen.inside(Style(flex: Flex(flex: 1, grow: 0))).isBoundedAlongDirection)
    }

    @Test("A fixed length bounds anywhere, a share only of something bounded")
    func lengths() {
        let scroller = LayoutPlace.screen.scrolling(.vertical)
        #expect(scroller.inside(Style(size: Size(height: 100))).isBoundedAlongDirection)
        #expect(!scroller.inside(Style(size: Size(height: .percent(50)))).isBoundedAlongDirection)
        #expect(LayoutPlace.screen.inside(Style(size: Size(height: .percent(50)))).isBoundedAlongDirection)
        #expect(!scroller.inside(Style(flex: Flex(grow: 1))).isBoundedAlongDirection)
    }

    @Test("Across the direction a box is bounded unless it is aligned to its content")
    func across() {
        let row = Style(flex: Flex(flexDirection: .row))
        #expect(LayoutPlace.screen.inside(row).isBoundedAlongDirection)
        let start = Style(flex: Flex(flexDirection: .row, alignSelf: .flexStart))
        #expect(!LayoutPlace.screen.inside(start).isBoundedAlongDirection)
    }

    @Test("An absolute box is bounded by both of its edges")
    func absolute() {
        let pinned = Style(position: EdgeValue(vertical: 0), positionType: .absolute)
        #expect(LayoutPlace.screen.inside(pinned).isBoundedAlongDirection)
        let hung = Style(position: EdgeValue(top: 0), positionType: .absolute, flex: Flex(grow: 1))
        #expect(!LayoutPlace.screen.inside(hung).isBoundedAlongDirection)
    }
}
