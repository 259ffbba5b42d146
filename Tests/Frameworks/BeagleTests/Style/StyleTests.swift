import Flexbox
import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

@Suite("Styles")
struct StyleTests {
    /// A style, and its effect on a component's box or decoration.
    struct Row<Part>: CustomTestStringConvertible, @unchecked Sendable {
        let style: String
        let part: Part
        var testDescription: String { style }
    }

    private static func box(_ style: String, _ change: (inout FlexStyle) -> Void = { _ in }) -> Row<FlexStyle> {
        var box = FlexStyle.component
        change(&box)
        return Row(style: style, part: box)
    }

    private static func shares(
        _ members: String, _ grow: Double, _ shrink: Double, _ basis: FlexLength
    ) -> Row<FlexStyle> {
        box(#"{"flex":{\#(members)}}"#) { ($0.flexGrow, $0.flexShrink, $0.flexBasis) = (grow, shrink, basis) }
    }

    private static func dress(
        _ style: String, border: (CGFloat, String)? = nil, corners: Decoration.Corners? = nil
    ) -> Row<Decoration> {
        var dress = Decoration()
        dress.border = border.flatMap { width, color in
            HexColor(color).map { Decoration.Border(width: width, color: $0.color) }
        }
        dress.corners = corners
        return Row(style: style, part: dress)
    }

    private static func unit(_ value: Double, _ type: String = "REAL") -> String {
        #"{"value":\#(value),"type":"\#(type)"}"#
    }

    static let flex = [
        shares(#""grow":1"#, 1, 1, .auto),
        shares(#""shrink":0"#, 0, 0, .auto),
        shares(#""basis":\#(unit(30))"#, 0, 1, 30),
        shares(#""basis":\#(unit(30, "PERCENT"))"#, 0, 1, .percent(30)),
        shares(#""basis":\#(unit(0, "AUTO"))"#, 0, 1, .auto),
        shares(#""flex":2"#, 2, 0, 0),
        shares(#""flex":2,"grow":3"#, 3, 0, 0),
        shares(#""flex":2,"shrink":1"#, 2, 1, 0),
        shares(#""flex":2,"basis":\#(unit(30))"#, 2, 0, 30),
        shares(#""flex":2,"basis":\#(unit(0, "AUTO"))"#, 2, 0, 0),
        shares(#""flex":0"#, 0, 0, .auto),
        shares(#""flex":0,"grow":1,"basis":\#(unit(5))"#, 1, 0, 5),
        shares(#""flex":-2"#, 0, 2, .auto),
        shares(#""flex":-2,"shrink":1"#, 0, 1, .auto),
        shares(#""flex":0.5"#, 0.5, 0, 0),
        box(#"{"flex":{"flexDirection":"ROW_REVERSE","flexWrap":"NO_WRAP"}}"#) { $0.flexDirection = .rowReverse },
        box(#"{"flex":{"flexDirection":"COLUMN_REVERSE","flexWrap":"WRAP_REVERSE"}}"#) {
            ($0.flexDirection, $0.flexWrap) = (.columnReverse, .wrapReverse)
        },
        box(#"{"flex":{"justifyContent":"SPACE_EVENLY","alignItems":"BASELINE"}}"#) {
            ($0.justifyContent, $0.alignItems) = (.spaceEvenly, .baseline)
        },
        box(#"{"flex":{"alignSelf":"AUTO","alignContent":"SPACE_AROUND"}}"#) { $0.alignContent = .spaceAround },
        box(#"{"flex":{"alignSelf":"CENTER"}}"#) { $0.alignSelf = .center },
        box(#"{"flex":{}}"#),
    ]

    static let lengths = [
        box(#"{"size":{"width":\#(unit(10)),"height":\#(unit(12.5))}}"#) { ($0.width, $0.height) = (10, 12.5) },
        box(#"{"size":{"width":\#(unit(50, "PERCENT")),"height":\#(unit(9, "AUTO"))}}"#) {
            ($0.width, $0.height) = (.percent(50), .auto)
        },
        box(#"{"size":{"minWidth":\#(unit(9, "AUTO")),"minHeight":\#(unit(1))}}"#) { $0.minHeight = 1 },
        box(#"{"size":{"maxWidth":\#(unit(9, "AUTO")),"maxHeight":\#(unit(5, "PERCENT"))}}"#) {
            $0.maxHeight = .percent(5)
        },
        box(#"{"size":{"aspectRatio":1.5}}"#) { $0.aspectRatio = 1.5 },
        box(#"{"margin":{"all":\#(unit(4)),"horizontal":\#(unit(10)),"left":\#(unit(1, "PERCENT"))}}"#) {
            $0[margin: .all] = 4
            $0[margin: .horizontal] = 10
            $0[margin: .left] = .percent(1)
        },
        box(#"{"margin":{"top":\#(unit(1)),"vertical":\#(unit(2)),"left":\#(unit(0, "AUTO"))}}"#) {
            $0[margin: .top] = 1
            $0[margin: .vertical] = 2
            $0[margin: .left] = .auto
        },
        box(#"{"padding":{"all":\#(unit(0, "AUTO")),"bottom":\#(unit(3))}}"#) { $0[padding: .bottom] = 3 },
        box(#"{"padding":{"start":\#(unit(3)),"end":\#(unit(4))}}"#) {
            ($0[padding: .start], $0[padding: .end]) = (3, 4)
        },
        box(#"{"positionType":"ABSOLUTE","position":{"all":\#(unit(5)),"vertical":\#(unit(6)),"top":\#(unit(0))}}"#) {
            $0.positionType = .absolute
            $0[position: .all] = 5
            $0[position: .vertical] = 6
            $0[position: .top] = 0
        },
        box(#"{"positionType":"RELATIVE","position":{"left":\#(unit(0, "AUTO")),"start":\#(unit(1))}}"#),
        box(#"{"display":"NONE"}"#) { $0.display = .none },
        box(#"{"display":"FLEX"}"#),
        box(#"{"display":"@{shown}","borderWidth":"@{w}","size":{"width":{"value":"@{w}","type":"REAL"}}}"#),
    ]

    static let decoration = [
        dress(##"{"borderWidth":3,"borderColor":"#0A08"}"##, border: (3, "#0A08")),
        dress(#"{"borderWidth":1}"#, border: (1, "#000")),
        dress(#"{"borderWidth":1,"borderColor":"red;}"}"#, border: (1, "#000")),
        dress(##"{"borderColor":"#fff"}"##),
        dress(##"{"borderWidth":0,"borderColor":"#fff"}"##),
        dress(#"{"cornerRadius":{"radius":8}}"#, corners: .init(all: 8)),
        dress(
            #"{"cornerRadius":{"radius":8,"topLeft":0}}"#,
            corners: .init(topLeft: 0, topRight: 8, bottomRight: 8, bottomLeft: 8)),
        dress(
            #"{"cornerRadius":{"topLeft":1,"topRight":2,"bottomRight":3,"bottomLeft":4}}"#,
            corners: .init(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
        dress(#"{"cornerRadius":{}}"#),
        dress(#"{}"#),
    ]

    /// Returns the effect of a style on a component with default values.
    private func parts(of style: Style) -> (box: FlexStyle, decoration: Decoration) {
        var parts = (box: FlexStyle.component, decoration: Decoration())
        style.apply(to: &parts.box, values: LiteralReader())
        style.decorate(&parts.decoration, values: LiteralReader())
        return parts
    }

    private func parts(of style: String) throws -> (box: FlexStyle, decoration: Decoration) {
        parts(of: try BeagleCoder.builtIn(.strict).decode(Style.self, from: [UInt8](style.utf8)))
    }

    @Test(arguments: flex + lengths)
    func `Each style member sets the specified layout values and nothing else`(row: Row<FlexStyle>) throws {
        let (box, decoration) = try parts(of: row.style)
        #expect(box == row.part)
        #expect(decoration == Decoration())
    }

    @Test(arguments: decoration)
    func `Border and corners decorate a box without changing its layout`(row: Row<Decoration>) throws {
        let (box, decoration) = try parts(of: row.style)
        #expect(decoration == row.part)
        #expect(box == .component)
    }

    @Test func `A whole styled container and its absolute child are decoded into layout and decoration`() throws {
        let document = try Fixture.bytes("conformance/C4-static-style.json")
        let container = try #require(try BeagleCoder.builtIn(.strict).component(from: document) as? Container)
        let (box, decoration) = parts(of: try #require(container.style))
        #expect(box.flexGrow == 2 && box.flexShrink == 0 && box.flexBasis == 0)
        #expect(box.flexDirection == .row)
        #expect([.all, .horizontal, .left].map { box[padding: $0] } == [4, 10, .percent(1)])
        #expect(box[border: .all] == .undefined)
        #expect(decoration.corners == .init(topLeft: 0, topRight: 8, bottomRight: 8, bottomLeft: 8))
        let child = parts(of: try #require((container.children?.first as? Container)?.style)).box
        #expect([.top, .all].map { child[position: $0] } == [0, 5])
        #expect(child.aspectRatio == 2)
        #expect(child.width == .percent(50))
    }

    @Test(arguments: ["#FA0", "#fa08", "#FFAA00", "#ffaa0088"])
    func `The four hexadecimal forms are valid colours`(text: String) throws {
        let color = try #require(HexColor(text))
        let alpha: CGFloat = text.hasSuffix("8") ? 136 / 255 : 1
        #expect(color.color == UIColor(red: 1, green: 170 / 255, blue: 0, alpha: alpha))
    }

    @Test(arguments: [
        "FA0", "#", "#FF", "#FFAA0", "#FFAA008", "#GGG", "red", "rgb(1,2,3)", "#fff;", "#ﬀf", " #fff", "",
    ])
    func `Any other text is not a colour`(text: String) {
        #expect(HexColor(text) == nil)
    }

    @Test(arguments: [
        ("Shop.PrimaryButton", "shop-primary-button"), ("plain", "plain"), ("a.bC.D", "a-b-c-d"), ("ABC", "abc"),
    ])
    func `A style id maps to the CSS class that Beagle Web uses`(id: String, name: String) {
        #expect(StyleIdentifier(id).cssClass == name)
    }
}
