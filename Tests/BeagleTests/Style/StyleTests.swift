import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

@Suite("Styles as css")
struct StyleTests {
    /// One style and everything it declares.
    struct Row: CustomTestStringConvertible, Sendable {
        let style: String
        let css: [String: String]
        var testDescription: String { style }

        init(_ style: String, _ css: [String: String]) {
            self.style = style
            self.css = css
        }
    }

    static func unit(_ value: Double, _ type: String = "REAL") -> String {
        #"{"value":\#(value),"type":"\#(type)"}"#
    }

    static let flex = [
        Row(#"{"flex":{"grow":1}}"#, ["flex": "1 1 auto"]),
        Row(#"{"flex":{"shrink":0}}"#, ["flex": "0 0 auto"]),
        Row(#"{"flex":{"basis":\#(unit(30))}}"#, ["flex": "0 1 30px"]),
        Row(#"{"flex":{"basis":\#(unit(30, "PERCENT"))}}"#, ["flex": "0 1 30%"]),
        Row(#"{"flex":{"basis":\#(unit(0, "AUTO"))}}"#, ["flex": "0 1 auto"]),
        Row(#"{"flex":{"flex":2}}"#, ["flex": "2 0 0px"]),
        Row(#"{"flex":{"flex":2,"grow":3}}"#, ["flex": "3 0 0px"]),
        Row(#"{"flex":{"flex":2,"shrink":1}}"#, ["flex": "2 1 0px"]),
        Row(#"{"flex":{"flex":2,"basis":\#(unit(30))}}"#, ["flex": "2 0 30px"]),
        Row(#"{"flex":{"flex":2,"basis":\#(unit(0, "AUTO"))}}"#, ["flex": "2 0 0px"]),
        Row(#"{"flex":{"flex":0}}"#, ["flex": "0 0 auto"]),
        Row(#"{"flex":{"flex":0,"grow":1,"basis":\#(unit(5))}}"#, ["flex": "1 0 5px"]),
        Row(#"{"flex":{"flex":-2}}"#, ["flex": "0 2 auto"]),
        Row(#"{"flex":{"flex":-2,"shrink":1}}"#, ["flex": "0 1 auto"]),
        Row(#"{"flex":{"flex":0.5}}"#, ["flex": "0.5 0 0px"]),
        Row(
            #"{"flex":{"flexDirection":"ROW_REVERSE","flexWrap":"NO_WRAP"}}"#,
            [
                "flex-direction": "row-reverse", "flex-wrap": "nowrap",
            ]),
        Row(
            #"{"flex":{"flexDirection":"COLUMN_REVERSE","flexWrap":"WRAP_REVERSE"}}"#,
            [
                "flex-direction": "column-reverse", "flex-wrap": "wrap-reverse",
            ]),
        Row(
            #"{"flex":{"justifyContent":"SPACE_EVENLY","alignItems":"BASELINE"}}"#,
            [
                "justify-content": "space-evenly", "align-items": "baseline",
            ]),
        Row(
            #"{"flex":{"alignSelf":"AUTO","alignContent":"SPACE_AROUND"}}"#,
            [
                "align-self": "auto", "align-content": "space-around",
            ]),
        Row(#"{"flex":{}}"#, [:]),
    ]

    static let lengths = [
        Row(#"{"size":{"width":\#(unit(10)),"height":\#(unit(12.5))}}"#, ["width": "10px", "height": "12.5px"]),
        Row(
            #"{"size":{"width":\#(unit(50, "PERCENT")),"height":\#(unit(9, "AUTO"))}}"#,
            [
                "width": "50%", "height": "auto",
            ]),
        Row(
            #"{"size":{"minWidth":\#(unit(9, "AUTO")),"minHeight":\#(unit(1))}}"#,
            [
                "min-width": "0", "min-height": "1px",
            ]),
        Row(
            #"{"size":{"maxWidth":\#(unit(9, "AUTO")),"maxHeight":\#(unit(5, "PERCENT"))}}"#,
            [
                "max-width": "none", "max-height": "5%",
            ]),
        Row(#"{"size":{"aspectRatio":1.5}}"#, ["aspect-ratio": "1.5"]),
        Row(
            #"{"margin":{"all":\#(unit(4)),"horizontal":\#(unit(10)),"left":\#(unit(1, "PERCENT"))}}"#,
            [
                "margin-top": "4px", "margin-right": "10px", "margin-bottom": "4px", "margin-left": "1%",
            ]),
        Row(
            #"{"margin":{"top":\#(unit(1)),"vertical":\#(unit(2)),"left":\#(unit(0, "AUTO"))}}"#,
            [
                "margin-top": "1px", "margin-bottom": "2px", "margin-left": "auto",
            ]),
        Row(#"{"padding":{"all":\#(unit(0, "AUTO")),"bottom":\#(unit(3))}}"#, ["padding-bottom": "3px"]),
        Row(
            #"{"padding":{"start":\#(unit(3)),"end":\#(unit(4))}}"#,
            [
                "padding-inline-start": "3px", "padding-inline-end": "4px",
            ]),
        Row(
            #"{"positionType":"ABSOLUTE","position":{"all":\#(unit(5)),"vertical":\#(unit(6)),"top":\#(unit(0))}}"#,
            [
                "position": "absolute", "top": "0px", "right": "5px", "bottom": "6px", "left": "5px",
            ]),
        Row(
            #"{"positionType":"RELATIVE","position":{"left":\#(unit(0, "AUTO")),"start":\#(unit(1))}}"#,
            [
                "position": "relative"
            ]),
        Row(#"{"display":"NONE"}"#, ["display": "none"]),
        Row(#"{"display":"FLEX"}"#, [:]),
        Row(#"{"display":"@{shown}","borderWidth":"@{w}","size":{"width":{"value":"@{w}","type":"REAL"}}}"#, [:]),
    ]

    static let decoration = [
        Row(##"{"borderWidth":3,"borderColor":"#0A08"}"##, ["--border-width": "3px", "--border-color": "#0A08"]),
        Row(#"{"borderWidth":1}"#, ["--border-width": "1px", "--border-color": "#000"]),
        Row(#"{"borderWidth":1,"borderColor":"red;}"}"#, ["--border-width": "1px", "--border-color": "#000"]),
        Row(##"{"borderColor":"#fff"}"##, [:]),
        Row(##"{"borderWidth":0,"borderColor":"#fff"}"##, [:]),
        Row(#"{"cornerRadius":{"radius":8}}"#, ["border-radius": "8px", "overflow": "hidden"]),
        Row(
            #"{"cornerRadius":{"radius":8,"topLeft":0}}"#,
            [
                "border-radius": "0px 8px 8px 8px", "overflow": "hidden",
            ]),
        Row(
            #"{"cornerRadius":{"topLeft":1,"topRight":2,"bottomRight":3,"bottomLeft":4}}"#,
            [
                "border-radius": "1px 2px 3px 4px", "overflow": "hidden",
            ]),
        Row(#"{"cornerRadius":{}}"#, [:]),
        Row(#"{}"#, [:]),
    ]

    @Test("Each member declares what the specification says, and nothing else", arguments: flex + lengths + decoration)
    func declarations(row: Row) throws {
        let style = try BeagleCoder.builtIn(.strict).decode(Style.self, from: [UInt8](row.style.utf8))
        var css: [String: String] = [:]
        style.declarations(LiteralReading()).forEach { css[$0] = $1 }
        #expect(css == row.css)
    }

    @Test("The whole of a styled box and its absolute child")
    func wholeStyle() throws {
        let document = try Fixture.bytes("conformance/C4-static-style.json")
        let container = try #require(try BeagleCoder.builtIn(.strict).component(from: document) as? Container)
        let css = try #require(container.style?.declarations(LiteralReading()))
        #expect(css["flex"] == "2 0 0px")
        #expect(["top", "right", "bottom", "left"].map { css["padding-\($0)"] } == ["4px", "10px", "4px", "1%"])
        #expect(css["border"] == nil && css["border-width"] == nil)
        #expect(css["border-radius"] == "0px 8px 8px 8px")
        let child = try #require(container.children?.first as? Container).style?.declarations(LiteralReading())
        #expect(["top", "right", "bottom", "left"].map { child?[$0] } == ["0px", "5px", "5px", "5px"])
        #expect(child?["aspect-ratio"] == "2")
        #expect(child?["width"] == "50%")
    }

    @Test("Only the four forms are colours", arguments: ["#FA0", "#fa08", "#FFAA00", "#ffaa0088"])
    func colors(text: String) throws {
        let color = try #require(HexColor(text))
        #expect(color.css == text)
        let alpha: CGFloat = text.hasSuffix("8") ? 136 / 255 : 1
        #expect(color.color == UIColor(red: 1, green: 170 / 255, blue: 0, alpha: alpha))
    }

    @Test(
        "Everything else is no colour",
        arguments: ["FA0", "#", "#FF", "#FFAA0", "#FFAA008", "#GGG", "red", "rgb(1,2,3)", "#fff;", "#ﬀf", " #fff", ""])
    func noColors(text: String) {
        #expect(HexColor(text) == nil)
    }

    @Test(
        "A style id becomes the class Beagle Web would make of it",
        arguments: [
            ("Shop.PrimaryButton", "shop-primary-button"), ("plain", "plain"), ("a.bC.D", "a-b-c-d"), ("ABC", "abc"),
        ])
    func styleIds(id: String, name: String) {
        #expect(StyleIdentifier(id).cssClass == name)
    }
}
