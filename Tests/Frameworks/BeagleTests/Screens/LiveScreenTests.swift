import Flexbox
import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

/// Expressions on a shown screen: each component updates its view when a context that it reads is written.
@Suite("Expressions on a screen")
struct LiveScreenTests {
    private let stage = BeagleStage()
    private let container = SpyNavigationController()

    /// Shows a document in a navigation controller.
    private func show(_ document: String) -> BeagleScreenViewController {
        stage.dependencies.coder.register(type: Write.self)
        let screen = BeagleScreenViewController(.declarativeText(document))
        stage.run { container.viewControllers = [screen] }
        stage.show(container)
        return screen
    }

    private func firstLabel(in screen: BeagleScreenViewController?) -> UILabel? {
        screen?.view.all(UILabel.self).first
    }

    @Test func `Contexts exist before onInit, outer onInit runs before inner, and bindings show the result`() {
        let screen = show(
            """
            {"_beagleComponent_":"beagle:container","context":{"id":"c","value":"declared"},
             "onInit":[{"_beagleAction_":"custom:write","id":"c","value":"@{c}, outer"}],"children":[
              {"_beagleComponent_":"beagle:text","text":"@{c}"},
              {"_beagleComponent_":"beagle:container","children":[],
               "onInit":[{"_beagleAction_":"custom:write","id":"c","value":"@{c}, inner"}]}]}
            """)
        #expect(firstLabel(in: screen)?.text == "declared, inner, outer")
    }

    @Test func `Text, alignment and colour follow their context and fall back for unusable values`() throws {
        let screen = show(
            """
            {"_beagleComponent_":"beagle:container","id":"box","context":{"id":"c","value":{"t":"a","l":"RIGHT","k":"#F00"}},
             "children":[{"_beagleComponent_":"beagle:text","text":"@{c.t}!","alignment":"@{c.l}","textColor":"@{c.k}"}]}
            """)
        let label = try #require(firstLabel(in: screen))
        #expect(label.text == "a!")
        #expect(label.textAlignment == .right)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        write(["t": nil, "l": "sideways", "k": "red"], in: label)
        #expect(label.text == "!")
        #expect(label.textAlignment == .natural)
        #expect(label.textColor != UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `A button follows its text and enabled state, and keeps the state for a non-boolean value`() throws {
        let screen = show(
            """
            {"_beagleComponent_":"beagle:container","context":{"id":"c","value":{"t":"Go","e":false}},
             "children":[{"_beagleComponent_":"beagle:button","text":"@{c.t}","enabled":"@{c.e}"}]}
            """)
        let button = try #require(screen.view.all(UIButton.self).first)
        #expect(button.currentTitle == "Go")
        #expect(!button.isEnabled)
        write(["t": 5, "e": "x"], in: button)
        #expect(button.currentTitle == "5")
        #expect(!button.isEnabled)
        write(["e": true], in: button)
        #expect(button.isEnabled)
    }

    @Test func `A style follows its expressions, ignores invalid values and removes missing parts`() throws {
        let screen = show(
            """
            {"_beagleComponent_":"beagle:container","context":{"id":"c","value":{"w":10,"d":"NONE","b":2,"r":4,"k":"#00F"}},
             "children":[{"_beagleComponent_":"beagle:text","text":"x","style":{
              "size":{"width":{"value":"@{c.w}","type":"REAL"},"height":{"value":7,"type":"REAL"}},"display":"@{c.d}",
              "borderWidth":"@{c.b}","cornerRadius":{"radius":"@{c.r}"},"backgroundColor":"@{c.k}"}}]}
            """)
        let label = try #require(firstLabel(in: screen))
        #expect(label.flexStyle.width == 10)
        #expect(label.flexStyle.height == 7)
        #expect(label.flexStyle.display == .none)
        #expect(label.decoration.border?.width == 2)
        #expect(label.decoration.corners == Decoration.Corners(all: 4))
        #expect(label.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        write(["w": "wide", "d": "FLEX", "b": 0, "r": nil, "k": "blue"], in: label)
        #expect(label.flexStyle.width == 10)
        #expect(label.flexStyle.display == .flex)
        #expect(label.decoration.border == nil)
        #expect(label.decoration.corners == Decoration.Corners(all: 4))
        #expect(label.backgroundColor == .clear)
    }

    @Test func `An image is fetched from an expression that gives either a whole path or a URL`() throws {
        let screen = show(
            """
            {"_beagleComponent_":"beagle:container",
             "context":{"id":"c","value":{"u":"/1.png","p":{"_beagleImagePath_":"remote","url":"/@{c.u}.png"}}},"children":[
              {"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"remote","url":"@{c.u}"}},
              {"_beagleComponent_":"beagle:image","path":"@{c.p}"},
              {"_beagleComponent_":"beagle:image","path":{"_beagleImagePath_":"local","mobileId":"m","url":"@{c.u}"}}]}
            """)
        let urls = stage.network.requests.map(\.url.absoluteString)
        #expect(urls.filter { $0 == "https://bff.test/1.png" }.count == 2)
        #expect(urls.count == 3, "the address inside a context is just a text, not an expression: \(urls)")
        write(["u": "/2.png"], in: try #require(screen.view.all(UIImageView.self).first))
        #expect(stage.network.requests.filter { $0.url.path == "/2.png" }.count == 2)
    }

    @Test func `A screen's background and a bar item's image follow the screen's context`() throws {
        let screen = show(
            """
            {"_beagleComponent_":"beagle:screenComponent","style":{"backgroundColor":"@{s.k}"},
             "context":{"id":"s","value":{"k":"#0F0","i":"cart"}},
             "navigationBar":{"title":"t","navigationBarItems":[{"text":"Cart","image":"@{s.i}","onPress":[]}]},
             "child":{"_beagleComponent_":"beagle:text","text":"@{s.i}"}}
            """)
        #expect(screen.view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let item = try #require(screen.navigationItem.rightBarButtonItems?.first)
        #expect(item.image == UIImage(bundled: "cart"))
        #expect(item.title == nil)
        stage.run { firstLabel(in: screen)?.context("s")?.set(["k": "#F00", "i": "bag"]) }
        #expect(item.image == UIImage(bundled: "bag"))
        #expect(screen.view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `A navigation context exists before the destination's onInit, and popView updates bindings`() throws {
        let first = show(#"{"_beagleComponent_":"beagle:text","text":"@{navigationContext.back}"}"#)
        #expect(firstLabel(in: first)?.text == "")
        let next = """
            {"_beagleAction_":"beagle:pushView","navigationContext":{"value":{"n":"@{global}"}},"route":{"screen":{
             "_beagleComponent_":"beagle:container","context":{"id":"c","value":0},
             "onInit":[{"_beagleAction_":"custom:write","id":"c","value":"@{navigationContext.n}"}],
             "children":[{"_beagleComponent_":"beagle:text","text":"@{c}/@{navigationContext.n}"}]}}}
            """
        stage.run { stage.dependencies.globalContext.set(7) }
        try run(next, on: first)
        let second = try #require(container.topViewController as? BeagleScreenViewController)
        #expect(firstLabel(in: second)?.text == "7/7")
        try run(
            #"{"_beagleAction_":"beagle:popView","navigationContext":{"path":"back","value":"@{c}"}}"#, on: second,
            origin: firstLabel(in: second))
        #expect(container.topViewController === first)
        #expect(firstLabel(in: first)?.text == "7")
    }

    @Test func `URLs of navigation actions are evaluated`() throws {
        let screen = show(#"{"_beagleComponent_":"beagle:text","text":"x"}"#)
        stage.run { stage.dependencies.globalContext.set(["id": 5, "u": "https://x.test/a"]) }
        try run(#"{"_beagleAction_":"beagle:pushView","route":{"url":"/item/@{global.id}"}}"#, on: screen)
        #expect(stage.network.requests.last?.url.absoluteString == "https://bff.test/item/5")
        try run(#"{"_beagleAction_":"beagle:openExternalURL","url":"@{global.u}"}"#, on: screen)
        #expect(stage.host.opened.map(\.absoluteString) == ["https://x.test/a"])
    }

    @Test func `A dialog's texts are evaluated when it is shown`() throws {
        let screen = show(#"{"_beagleComponent_":"beagle:text","text":"x"}"#)
        stage.run { stage.dependencies.globalContext.set("Ada") }
        try run(#"{"_beagleAction_":"beagle:alert","title":"@{global}","message":"Hi @{global}"}"#, on: screen)
        let alert = try #require(stage.root?.presentedViewController as? UIAlertController)
        #expect(alert.title == "Ada")
        #expect(alert.message == "Hi Ada")
    }

    @Test func `observe with a map receives an absent property, and without a map it changes nothing`() {
        stage.run {
            let renderer = BeagleRenderer(controller: PlainScreen())
            let label = UILabel()
            label.text = "before"
            renderer.observe(nil as Beagle.Expression<String>?, andUpdate: \.text, in: label)
            #expect(label.text == "before")
            renderer.observe(
                nil as Beagle.Expression<Int>?, andUpdate: \.text, in: label, map: { $0.map(String.init) ?? "none" })
            #expect(label.text == "none")
            renderer.observe("now" as Beagle.Expression<String>, andUpdate: \.text, in: label)
            #expect(label.text == "now")
        }
    }

    private func write(_ value: DynamicObject, in view: UIView) {
        stage.run { view.context("c")?.set(value) }
    }

    private func run(_ action: String, on screen: BeagleScreenViewController, origin: UIView? = nil) throws {
        let action = try stage.dependencies.coder.decodeAction(from: .init(action.utf8))
        stage.run { screen.execute(actions: [action], origin: origin ?? screen.view) }
        stage.advance(by: .seconds(1))
    }
}

/// Writes a context of the screen.
private struct Write: Action {
    var id: String
    var value: DynamicObject

    func execute(controller: BeagleController, origin: UIView) {
        origin.context(id)?.set(value.evaluate(with: origin))
    }
}
