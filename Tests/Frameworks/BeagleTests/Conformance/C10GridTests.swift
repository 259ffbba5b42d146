import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C10: grid")
struct C10GridTests {
    private func grid(_ members: String) throws -> UIView {
        let document = LiveDocument(
            """
            {"_beagleComponent_":"beagle:gridView",\(members),"dataSource":[1,2,3,4,5,6,7],
             "templates":[{"view":{"_beagleComponent_":"beagle:text","text":"@{item}"}}]}
            """)
        #expect(document.texts == ["1", "2", "3", "4", "5", "6", "7"])
        return try #require(document.all(UIScrollView.self).first)
    }

    @Test func `A horizontal grid has three rows and grows to the right`() throws {
        let document = try LiveDocument(fixture: "C10-grid")
        let grid = try #require(document.all(UIScrollView.self).first)
        #expect(document.texts == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(grid.projected["axis"] == "horizontal")
        #expect(grid.flexStyle.flexDirection == .column)
        #expect(grid.flexStyle.flexWrap == .wrap)
        #expect(try lanes(grid, \.height) == 3)
    }

    @Test func `A vertical grid has the given number of columns, and one if fewer are given`() throws {
        let three = try grid(#""spanCount":3"#)
        #expect(three.projected["axis"] == "vertical")
        #expect(three.flexStyle.flexDirection == .row)
        #expect(Set(three.subviews.map(\.frame.minX)).count == 3)
        #expect(Set(three.subviews.map(\.frame.minY)).count == 3)
        #expect(try lanes(grid(#""spanCount":0"#), \.width) == 1)
        #expect(try lanes(grid(#""id":"none""#), \.width) == 1)
        #expect(try lanes(grid(#""numColumns":3"#), \.width) == 3)
    }

    /// Returns the number of cells that fit beside each other, computed from the fraction of the grid that each cell
    /// takes.
    private func lanes(_ grid: UIView, _ length: KeyPath<FlexStyle, FlexLength>) throws -> Int? {
        guard case .wholePart(let count) = try #require(grid.subviews.first).flexStyle[keyPath: length] else {
            return nil
        }
        return count
    }

    @Test func `Strict decoding requires spanCount`() {
        let legacy = #"{"_beagleComponent_":"beagle:gridView","numColumns":3,"dataSource":[],"templates":[]}"#
        let error = #expect(throws: BeagleDecodingError.self) {
            try BeagleCoder.builtIn(.strict).component(from: Array(legacy.utf8))
        }
        #expect(error?.reason == "the member \"spanCount\" is missing")
    }
}
