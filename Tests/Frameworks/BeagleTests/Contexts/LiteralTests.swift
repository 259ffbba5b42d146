import Foundation
import HeadlessUIKit
import TestSupport
import Testing

import enum Beagle.Expression

@testable import Beagle

/// The meaning of Swift literals and constants as values of a document, and their encoding.
@Suite("Values written in Swift")
struct LiteralTests {
    @Test func `A whole double literal stays a double, but a whole JSON number decodes as an int`() throws {
        #expect(3.0 as DynamicObject == .double(3))
        #expect(try BeagleCoder().decode([DynamicObject].self, from: Data("[3.0]".utf8)) == [.int(3)])
        #expect((3.0 as DynamicObject).isEqualIgnoringAssociatedValues(4.5))
        #expect(!(3.0 as DynamicObject).isEqualIgnoringAssociatedValues(3))
        #expect((["a": [1, nil]] as DynamicObject).description == #"{"a":[1,null]}"#)
    }

    @Test func `A Swift literal becomes an expression of the expected type`() {
        let flag: Expression<Bool> = "@{a}"
        let list: Expression<[DynamicObject]> = "@{a.b}"
        let other: Expression<Bool> = "plain"
        #expect(flag == .expression(.single(.value(.binding(Binding(context: "a"))))))
        #expect(ContextExpression(rawValue: "@{a.b}").map { list == .expression($0) } == true)
        #expect(other == .expression(.multiple(MultipleExpression(nodes: []))), "no text belongs there")
        #expect(true as Expression<Bool> == .value(true) && 2 as Expression<Int> == .value(2))
        #expect(1.5 as Expression<Double> == .value(1.5))
    }

    @Test func `A string variable is parsed like a document's text wherever an expression is expected`() {
        let (text, plain) = ("@{a}", "#fff")
        #expect(Style().backgroundColor(plain).borderColor(text) == Style(backgroundColor: "#fff", borderColor: "@{a}"))
        #expect(Style().borderWidth(2).display(.none) == Style(borderWidth: 2, display: .value(.none)))
        #expect(Navigate.OpenNativeRoute(route: text).route == "@{a}")
        #expect(Route.NewPath(url: text).url == "@{a}")
        #expect(Image.Remote(url: text) == Image.Remote(url: "@{a}" as Expression<String>))
        #expect(Image.ImagePath.local(text) == .local("@{a}" as Expression<String>))
        #expect(TabBarItem(icon: text) == TabBarItem(icon: "@{a}" as Expression<String>))
    }

    @Test func `The postfix % after a number creates a percentage value`() {
        #expect(50% == UnitValue.percent(50) && 12.5% == UnitValue.percent(12.5))
        #expect(UnitValue.zero == 0)
    }

    @Test func `setContext accepts a path as a string and logs one that cannot be parsed`() {
        let stage = BeagleStage()
        stage.run {
            let controller = PlainScreen()
            controller.view.setContext(Context(id: "c", value: [:]))
            for path in ["a.b", "a..b"] {
                SetContext(contextId: "c", path: path, value: 1).execute(
                    controller: controller, origin: controller.view)
            }
            #expect(controller.view.ownContext("c") == ["a": ["b": 1]])
        }
        #expect(stage.notes.notes.contains { if case .ignored(let why) = $0 { why.contains("a..b") } else { false } })
    }

    @Test func `Plain JSONEncoder and JSONDecoder handle components with the current coder's names`() throws {
        let stage = BeagleStage()
        try stage.run {
            let box = Container(children: [Text("a"), Button(text: "b", onPress: [Navigate.popView()])])
            let data = try JSONEncoder().encode(box)
            #expect(String(decoding: data, as: UTF8.self).contains("\"_beagleComponent_\":\"beagle:text\""))
            let read = try JSONDecoder().decode(Container.self, from: data)
            #expect(read.children?.first is Text)
            #expect((read.children?.last as? Button)?.onPress?.first is Navigate)
        }
    }

    private func written(_ component: some ServerDrivenComponent) throws -> String {
        String(decoding: try BeagleDependencies().coder.encode(AnyComponent(component: component)), as: UTF8.self)
    }

    @Test func `Encoding writes the defaults that iOS writes, such as the safe area and an empty style`() throws {
        let box = Container(style: Style())
        #expect(
            try written(Screen(child: box)) == #"{"_beagleComponent_":"beagle:screencomponent","child":"#
                + #"{"_beagleComponent_":"beagle:container","style":{}},"#
                + #""safeArea":{"bottom":true,"leading":true,"top":true,"trailing":true}}"#)
        let route = Route.remote(Route.NewPath(url: "/a", shouldPrefetch: false))
        #expect(
            String(decoding: try BeagleDependencies().coder.encode(route), as: UTF8.self)
                == #"{"shouldPrefetch":false,"url":"/a"}"#)
        let icon = TabBarItem(icon: "bell")
        #expect(
            String(decoding: try BeagleDependencies().coder.encode(icon), as: UTF8.self)
                == #"{"icon":{"mobileId":"bell"}}"#)
    }
}
