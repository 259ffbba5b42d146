import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Components as views")
struct RenderingTests {
    private let easel = Easel()

    @Test func `A container holds its children in order and applies the common members`() throws {
        let view = try easel.show(
            """
            {"_beagleComponent_":"beagle:container","id":"box","styleId":"Shop.Box","context":{"id":"c","value":[1]},
             "style":{"backgroundColor":"#0F0","flex":{"flexDirection":"ROW"}},"children":[
              {"_beagleComponent_":"beagle:text","text":"a"},{"_beagleComponent_":"beagle:button","text":"b"}]}
            """)
        #expect(view.subviews.map { $0.kind } == [.label, .button])
        #expect(view.accessibilityIdentifier == "box")
        #expect(view.declared.styleID == "shop-box")
        #expect(view.ownContext("c") == [1])
        #expect(view.flexStyle.flexDirection == .row)
        #expect(view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test(arguments: ["green", "#12345"])
    func `An invalid background colour is rendered as transparent`(text: String) throws {
        let view = try easel.show(
            #"{"_beagleComponent_":"beagle:container","style":{"backgroundColor":"\#(text)"}}"#)
        #expect(view.backgroundColor == .clear)
    }

    @Test func `A text shows its unescaped literal, and an expression's value only after first layout`() throws {
        func label(_ members: String) throws -> UILabel {
            try #require(try easel.show(#"{"_beagleComponent_":"beagle:text",\#(members)}"#) as? UILabel)
        }
        #expect(try label(#""text":"\\@{a} costs""#).text == "@{a} costs")
        let bound = try label(#""text":"@{a} costs""#)
        #expect(bound.text == nil)
        easel.stage.run { easel.controller.layOut() }
        #expect(bound.text == " costs")
        let plain = try label(#""text":"a""#)
        #expect(plain.font == .systemFont(ofSize: 16))
        #expect(plain.numberOfLines == 0)
        #expect(plain.textAlignment == .natural)
        #expect(try label(#""text":"a","alignment":"RIGHT""#).textAlignment == .right)
        #expect(
            try label(##""text":"a","textColor":"#F00""##).textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try label(#""text":"a","textColor":"F00""#).textColor == plain.textColor)
        #expect(easel.stage.run { BeagleRenderer(controller: easel.controller).render(Text()) as? UILabel }?.text == "")
    }

    @Test func `A button runs its actions in order on a tap, unless it is disabled`() throws {
        let members = """
            "_beagleComponent_":"beagle:button","id":"go","text":"Go","onPress":[
             {"_beagleAction_":"custom:mark","name":"one"},{"_beagleAction_":"custom:mark","name":"two"}]
            """
        let button = try #require(try easel.show("{\(members)}") as? UIButton)
        #expect(button.currentTitle == "Go")
        easel.tap(button)
        #expect(easel.marks == ["one from go", "two from go"])
        let off = try #require(try easel.show(#"{\#(members),"enabled":false}"#) as? UIButton)
        #expect(!off.isEnabled)
        #expect(off.reach == .disabled)
    }

    @Test func `A touchable makes its child react to taps and runs actions in the child's scope`() throws {
        let view = try easel.show(
            """
            {"_beagleComponent_":"beagle:touchable","onPress":[{"_beagleAction_":"custom:mark","name":"outer"}],
             "child":{"_beagleComponent_":"beagle:text","id":"label","text":"a"}}
            """)
        #expect(view is UILabel)
        #expect(view.reactsToTap)
        easel.tap(view)
        #expect(easel.marks == ["outer from label"])
    }

    @Test func `A tap on an inner button does not trigger the touchable around it`() throws {
        let view = try easel.show(
            """
            {"_beagleComponent_":"beagle:touchable","onPress":[{"_beagleAction_":"custom:mark","name":"outer"}],
             "child":{"_beagleComponent_":"beagle:container","children":[
              {"_beagleComponent_":"beagle:button","text":"a",
               "onPress":[{"_beagleAction_":"custom:mark","name":"inner"}]}]}}
            """)
        easel.tap(try #require(view.all(UIButton.self).first))
        #expect(easel.marks == ["inner"])
    }

    @Test func `A touchable wraps its child if the child has taps of its own or the touchable has a style`() throws {
        let button = try easel.show(
            """
            {"_beagleComponent_":"beagle:touchable","onPress":[],
             "child":{"_beagleComponent_":"beagle:button","text":"a"}}
            """)
        #expect(button.kind == .view)
        #expect(button.subviews.first is UIButton)
        let styled = try easel.show(
            """
            {"_beagleComponent_":"beagle:touchable","onPress":[],"style":{"flex":{"grow":1}},
             "child":{"_beagleComponent_":"beagle:text","text":"a"}}
            """)
        #expect(styled.flexStyle.flexGrow == 1)
        #expect(styled.subviews.first is UILabel)
    }

    @Test func `A scroll view fills the available space, and its content is at least as large`() throws {
        func scroll(_ document: String) throws -> UIScrollView {
            let root = try easel.show(document)
            return try #require(root.all(UIScrollView.self).last ?? root as? UIScrollView)
        }
        let plain = #"{"_beagleComponent_":"beagle:scrollView","children":[{"_beagleComponent_":"beagle:container"}]}"#
        let alone = try scroll(plain)
        #expect(alone.flexStyle.flexGrow == 1 && alone.flexStyle.flexShrink == 1)
        #expect(alone.flexStyle.overflow == .scroll)
        #expect(alone.scrollAxis == .vertical)
        #expect(alone.showsVerticalScrollIndicator)
        let content = try #require(alone.subviews.first)
        #expect(content.flexStyle.flexGrow == 1 && content.flexStyle.flexShrink == 0)
        #expect(content.flexStyle.flexDirection == .column)
        #expect(content.subviews.count == 1)
        let sideways = try scroll(
            """
            {"_beagleComponent_":"beagle:scrollView","children":[{"_beagleComponent_":"beagle:scrollView",
             "scrollDirection":"HORIZONTAL","scrollBarEnabled":false}]}
            """)
        #expect(sideways.scrollAxis == .horizontal)
        #expect(!sideways.showsHorizontalScrollIndicator)
        #expect(sideways.subviews.first?.flexStyle.flexDirection == .row)
    }

    @Test func `An unknown component is rendered as a placeholder and logged once`() throws {
        let view = try easel.show(from: Fixture.bytes("components/unknown.json"))
        #expect(view.subviews.map { $0.kind } == [.placeholder, .button])
        #expect(view.subviews.first?.declared.properties[.name] == "custom:sparkline")
        _ = try easel.show(#"{"_beagleComponent_":"custom:Sparkline"}"#)
        let names = easel.stage.notes.notes.compactMap { note in
            if case .unknownComponent(let name) = note { name } else { nil }
        }
        #expect(names == ["custom:sparkline"])
    }

    @Test func `onInit actions run at the first layout of the screen`() throws {
        _ = try easel.show(
            """
            {"_beagleComponent_":"beagle:container","id":"box","onInit":[{"_beagleAction_":"custom:mark","name":"in"}]}
            """)
        #expect(easel.marks == [])
        easel.stage.run { easel.controller.layOut() }
        #expect(easel.marks == ["in from box"])
    }

    @Test func `A component is placed by its frame and sends no layout styles`() throws {
        let document = LiveDocument(
            """
            {"_beagleComponent_":"beagle:container","id":"box","style":{"size":{"width":{"value":40,"type":"REAL"}}},
             "children":[{"_beagleComponent_":"beagle:text","text":"a"},{"_beagleComponent_":"beagle:button","text":"b"}]}
            """)
        let view = try #require(document["box"])
        #expect(view.projected.styles == [:])
        #expect(view.projected["frame"]?.hasPrefix("[0, 0, 40, ") == true)
        #expect(view.subviews.map(\.frame.width) == [40, 40])
        #expect(view.subviews[1].frame.minY == view.subviews[0].frame.maxY)
        let text = try #require(view.subviews.first).projected
        #expect(text["text"] == "a")
        #expect(text.styles["font-size"] == "16px")
        let layout = ["position", "left", "top", "right", "bottom", "width", "height", "flex"]
        for child in view.subviews {
            #expect(child.projected.styles.keys.filter(layout.contains).isEmpty)
        }
    }
}
