import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Themes (components and actions 2.2, styleId)")
struct ThemeTests {
    private func dependencies(_ styles: [String: Any]) -> BeagleDependencies {
        let dependencies = BeagleDependencies()
        dependencies.theme = AppTheme(styles: styles)
        return dependencies
    }

    private func render(_ component: any ServerDrivenComponent, _ styles: [String: Any]) -> UIView {
        let application = UIApplication(host: HandTurnedHost())
        return application.run {
            Beagle.dependencies = dependencies(styles)
            return BeagleRenderer(controller: BeagleScreenViewController(Text())).render(component)
        }
    }

    private static func red() -> (UIView?) -> Void { BeagleStyle.backgroundColor(withColor: .red) }

    @Test func `A theme style for the view's type is applied, and so is one for UIView`() throws {
        func title() -> (UIButton?) -> Void { BeagleStyle.button(withTitleColor: .white) }
        let button = try #require(
            render(Button(text: "Go", styleId: "look"), ["look": title]) as? UIButton)
        #expect(button.titleColor(for: .normal) == .white)
        #expect(render(Container(styleId: "look"), ["look": Self.red]).backgroundColor == .red)
        #expect(render(Button(text: "Go", styleId: "look"), ["look": Self.red]).backgroundColor == .red)
    }

    @Test func `A theme style for another type and an unknown style id change nothing`() {
        func label() -> (UILabel?) -> Void { BeagleStyle.label(withTextColor: .red) }
        #expect(render(Container(styleId: "look"), ["look": label]).backgroundColor == nil)
        #expect(render(Container(styleId: "other"), ["look": Self.red]).backgroundColor == nil)
        #expect(render(Container(), ["look": Self.red]).backgroundColor == nil)
    }

    @Test func `A text input's border has one colour while valid and another while its error is shown`() throws {
        func edge() -> (UITextField?) -> Void {
            BeagleStyle.textInput(validInputColor: .green, invalidInputColor: .red, borderWidth: 2, cornerRadius: 4)
        }
        let input = try #require(
            render(TextInput(styleId: "look"), ["look": edge]) as? TextInputView)
        #expect(input.field.layer.borderColor.map(UIColor.init(cgColor:)) == .green)
        #expect(input.field.layer.borderWidth == 2)
        #expect(input.field.layer.cornerRadius == 4)
        input.onValidationError(message: "too short")
        #expect(input.field.layer.borderColor.map(UIColor.init(cgColor:)) == .red)
        input.showsError = false
        #expect(input.field.layer.borderColor.map(UIColor.init(cgColor:)) == .green)
    }

    @Test func `Tab titles have the theme's colours, the selected one different from the others`() throws {
        func colors() -> (UIView?) -> Void {
            BeagleStyle.tabBar(
                backgroundColor: .black, indicatorColor: .red, selectedTextColor: .white, unselectedTextColor: .gray)
        }
        let items = [TabBarItem(title: "a"), TabBarItem(title: "b")]
        let tabs = try #require(render(TabBar(items: items, styleId: "look"), ["look": colors]) as? TabBarView)
        func words() -> [UIColor] { tabs.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.textColor } }
        #expect(tabs.backgroundColor == .black)
        #expect(words() == [.white, .gray])
        tabs.select(1)
        #expect(words() == [.gray, .white])
    }

    @Test func `A text accepts the theme style of a text view, as on iOS, or of a label`() throws {
        func view() -> (UITextView?) -> Void {
            BeagleStyle.text(font: .boldSystemFont(ofSize: 20), color: .blue)
                <> BeagleStyle.backgroundColor(withColor: .black)
        }
        let text = try #require(render(Text("a", styleId: "look"), ["look": view]) as? UILabel)
        #expect(text.font == .boldSystemFont(ofSize: 20))
        #expect(text.textColor == .blue)
        #expect(text.backgroundColor == .black)
        func label() -> (UILabel?) -> Void { BeagleStyle.label(font: .systemFont(ofSize: 9), color: .green) }
        let other = try #require(render(Text("a", styleId: "look"), ["look": label]) as? UILabel)
        #expect(other.font == .systemFont(ofSize: 9))
        #expect(other.textColor == .green)
    }

    @Test func `A text follows Dynamic Type if its text view or label style says so`() throws {
        func view() -> (UITextView?) -> Void {
            BeagleStyle.text(font: .preferredFont(forTextStyle: .headline), color: .blue)
                <> { $0?.adjustsFontForContentSizeCategory = true }
        }
        func plain() -> (UITextView?) -> Void { BeagleStyle.text(font: .systemFont(ofSize: 20), color: .blue) }
        func label() -> (UILabel?) -> Void { { $0?.adjustsFontForContentSizeCategory = true } }
        for (look, follows) in [("view", true), ("plain", false), ("label", true)] {
            let text = try #require(
                render(Text("a", styleId: look), ["view": view, "plain": plain, "label": label]) as? UILabel)
            #expect(text.adjustsFontForContentSizeCategory == follows, "\(look)")
        }
    }

    @Test func `The document's own style overrides the theme style`() throws {
        func view() -> (UITextView?) -> Void { BeagleStyle.text(font: .systemFont(ofSize: 20), color: .blue) }
        let text = try #require(
            render(Text("a", styleId: "look", textColor: "#FF0000"), ["look": view]) as? UILabel)
        #expect(text.textColor == HexColor("#FF0000")?.color)
        let box = Container(styleId: "look", style: Style(backgroundColor: "#00FF00"))
        #expect(render(box, ["look": Self.red]).backgroundColor == HexColor("#00FF00")?.color)
    }

    @Test func `A theme style can be applied to a view with the operator |>`() {
        let label = UILabel()
        label |> BeagleStyle.label(withFont: .systemFont(ofSize: 8)) <> BeagleStyle.label(withTextColor: .red)
        #expect(label.font == .systemFont(ofSize: 8))
        #expect(label.textColor == .red)
    }
}
