import BeagleLegacy
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

import enum Beagle.Expression

/// A value type that is only decodable.
private struct Person: Decodable {
    let name: String
}

/// A component of an app of 1.9: it declares its decoding with the protocols of that version, and its value cannot be
/// encoded.
private struct Card: Widget, AutoInitiableAndDecodable {
    let person: Person
    let child: ServerDrivenComponent
    let onPress: [Action]?
    var widgetProperties: WidgetProperties

    enum CodingKeys: String, CodingKey {
        case person, child, onPress
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        person = try container.decode(Person.self, forKey: .person)
        child = try container.decode(forKey: .child)
        onPress = try container.decodeIfPresent(forKey: .onPress)
        widgetProperties = try WidgetProperties(from: decoder)
    }

    func toView(renderer: BeagleRenderer) -> UIView {
        let view = renderer.render(child)
        view.accessibilityLabel = person.name
        return view
    }
}

private struct Both: ComposeComponent {
    func build() -> ServerDrivenComponent {
        Container {
            Text("a")
            Text("b")
        }
    }
}

private struct Bell: Action {
    func execute(controller: BeagleController, origin: UIView) {
        dependencies.globalContext.set(value: true, path: "rung")
    }
}

private final class Box: UIView, OnStateUpdatable {
    var taken: [String] = []

    func onUpdateState(component: ServerDrivenComponent) -> Bool {
        guard let text = component as? Text, case .value(let said) = text.text else { return false }
        taken.append(said)
        return true
    }
}

@Suite("Components of Beagle 1.9")
struct LegacyComponentTests {
    private let stage = BeagleStage()

    private func texts(_ component: any Beagle.ServerDrivenComponent) -> [String] {
        stage.run {
            BeagleRenderer(controller: BeagleScreenViewController(.declarative(Screen(child: Text("")))))
                .render(component).said
        }
    }

    private func card(_ person: String = #"{"name":"Ada"}"#) throws -> Card {
        stage.dependencies.decoder.register(component: Card.self)
        stage.dependencies.decoder.register(action: Bell.self)
        let text = """
            {"_beagleComponent_":"custom:card","person":\(person),"id":"c","style":{"backgroundColor":"#fff"},
             "child":{"_beagleComponent_":"beagle:text","text":"inside"},"onPress":[{"_beagleAction_":"custom:bell"}]}
            """
        let component = try stage.dependencies.decoder.decodeComponent(from: Data(text.utf8))
        return try #require(component as? Card)
    }

    @Test func `A component that only declares decoding is decoded and rendered with its widget properties`() throws {
        let card = try card()
        #expect(card.id == "c" && card.style?.backgroundColor == "#fff" && card.onPress?.first is Bell)
        #expect(texts(card) == ["inside"])
    }

    @Test func `Encoding a component writes only its encodable properties`() throws {
        let card = try card()
        let data = try stage.dependencies.coder.encode(AddChildren(componentId: "x", value: [card]))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains(#""_beagleComponent_":"custom:card""#) && text.contains(#""id":"c""#))
        #expect(text.contains(#""text":"inside""#) && text.contains("custom:bell") && !text.contains("Ada"))
    }

    @Test func `Result builders build children of components, pages, tabs and screens`() {
        let pressed = Touchable(onPress: [Bell()]) { Text("pressed") }
        let box = Container(context: Context(id: "c", value: 1), widgetProperties: WidgetProperties(id: "box")) {
            Text("one")
            pressed
        }
        #expect(box.id == "box" && box.context?.id == "c" && box.children?.count == 2)
        #expect(texts(box) == ["one", "pressed"])
        #expect(Container { return Text("alone") }.children?.count == 1)
        #expect(
            ScrollView {
                Text("a"); Text("b")
            }.children?.count == 2)
        #expect(SimpleForm(onSubmit: [Bell()]) { Text("a") }.children?.count == 1)
        #expect(
            PageView {
                Text("a"); Text("b")
            }.children?.count == 2)
        let tabs = TabView {
            TabItem(title: "A") { Text("a") }
            TabItem(title: "B") { Text("b") }
        }
        #expect(tabs.children.map(\.title) == ["A", "B"])
        let screen = Screen(navigationBar: NavigationBar(title: "T", styleId: "s", showBackButton: true)) { box }
        #expect(screen.child is Container && screen.navigationBar?.styleId == "s" && screen.identifier == nil)
        #expect(texts(Both()) == ["a", "b"])
    }

    @Test func `A list of existing components shows each of them once, in order`() {
        let list = ListView {
            Text("a"); Text("b"); Text("c")
        }
        let controller = BeagleScreenViewController(.declarative(Screen(child: list)))
        let container = UINavigationController()
        stage.run { container.viewControllers = [controller] }
        stage.show(container)
        #expect(controller.view.said == ["a", "b", "c"])
    }

    @Test func `Leaf components take widget properties, and single-action parameters are accepted`() {
        let properties = WidgetProperties(Flex().grow(1))
        #expect(Text("a", alignment: .value(.center), widgetProperties: properties).style?.flex?.grow == 1)
        #expect(Button(text: "b", widgetProperties: properties).widgetProperties == properties)
        #expect(Image(.remote(.init(url: "/a")), widgetProperties: properties).style?.flex?.grow == 1)
        #expect(TextInput(hidden: true).hidden == true && TextInput(disabled: true).disabled == true)
        #expect(Alert(message: "m", onPressOk: Bell()).onPressOk?.first is Bell)
        let request = SendRequest(url: "/a", method: .value(.post), data: 1, headers: .value(["k": "@{v}"]))
        #expect(request.headers == .value(["k": .value("@{v}")]) && request.data == 1)
        #expect(FieldError(inputName: "a", message: "b") == FormValidation.Error(inputName: "a", message: "b"))
    }

    @Test func `A view can accept a component that was fetched for its place`() {
        let box = Box()
        #expect(
            (box as any Beagle.OnStateUpdatable).onUpdateState(
                component: Text("new") as any Beagle.ServerDrivenComponent))
        #expect(box.taken == ["new"])
    }

    @Test func `An action finds the running app's dependencies by the global name`() {
        let controller = BeagleScreenViewController(.declarative(Screen(child: Text(""))))
        stage.run { Bell().execute(controller: controller, origin: UIView()) }
        #expect(stage.dependencies.globalContext.get(path: "rung") == true)
    }
}

extension UIView {
    /// The texts of labels, in document order.
    fileprivate var said: [String] { ([self] + allSubviews).compactMap { ($0 as? UILabel)?.text } }
}
