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

    @Test("A horizontal grid has rows, and grows to the right")
    func horizontal() throws {
        let document = try LiveDocument(fixture: "C10-grid")
        let grid = try #require(document.all(UIScrollView.self).first)
        #expect(document.texts == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(grid.projected["axis"] == "horizontal")
        #expect(grid.css["display"] == "grid")
        #expect(grid.css["grid-auto-flow"] == "column")
        #expect(grid.css["grid-template-rows"] == "repeat(3, minmax(0, 1fr))")
        #expect(grid.css["grid-auto-columns"] == "max-content")
    }

    @Test("A vertical grid has columns; fewer than one are one")
    func vertical() throws {
        let three = try grid(#""spanCount":3"#)
        #expect(three.projected["axis"] == "vertical")
        #expect(three.css["grid-template-columns"] == "repeat(3, minmax(0, 1fr))")
        #expect(try grid(#""spanCount":0"#).css["grid-template-columns"] == "repeat(1, minmax(0, 1fr))")
        #expect(try grid(#""id":"none""#).css["grid-template-columns"] == "repeat(1, minmax(0, 1fr))")
        #expect(try grid(#""numColumns":3"#).css["grid-template-columns"] == "repeat(3, minmax(0, 1fr))")
    }

    @Test("Strict decoding wants a span count")
    func strict() {
        let legacy = #"{"_beagleComponent_":"beagle:gridView","numColumns":3,"dataSource":[],"templates":[]}"#
        let error = #expect(throws: BeagleDecodingError.self) {
            try BeagleCoder.builtIn(.strict).component(from: Array(legacy.utf8))
        }
        #expect(error?.reason == "the member \"spanCount\" is missing")
    }
}
