import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Frames of components")
struct ComponentFrameTests {
    private func scroll(_ direction: ScrollAxis, _ children: [any ServerDrivenComponent]) -> ScrollView {
        ScrollView(children: children, scrollDirection: direction, id: "scroll")
    }

    private func contentSize(_ screen: LaidOutScreen, _ id: String) -> CGSize? {
        (screen[id] as? UIScrollView)?.contentSize
    }

    @Test func `The root fills the safe area, and its child is as high as its content`() throws {
        let screen = LaidOutScreen(box("a", nil, nil, nil, { _ in }, [box("b", nil, 100)]))
        let root = try #require(screen["a"]?.superview)
        #expect(root.frame.width == 393)
        #expect(root.frame.height == root.superview.map { $0.bounds.inset(by: $0.safeAreaInsets).height })
        #expect(screen.frame("a") == "0 0 393 100")
    }

    @Test func `A scroll view fills the remaining space, and its content is at least as high as needed`() {
        let screen = LaidOutScreen(
            box(
                "tree", 300, 200, nil, { _ in },
                [
                    box("head", nil, 50, Flex(shrink: 0)), scroll(.vertical, [box("a", nil, 300), box("b", nil, 100)]),
                ]))
        #expect(screen.frame("scroll") == "0 50 300 150")
        #expect(screen["scroll"]?.subviews.first?.frame.size == CGSize(width: 300, height: 400))
        #expect(screen.frame("b") == "0 300 300 100")
        #expect(contentSize(screen, "scroll") == CGSize(width: 300, height: 400))
    }

    @Test func `Short content is as high as the scroll view, so its children can grow`() {
        let screen = LaidOutScreen(
            box(
                "tree", 300, 200, nil, { _ in },
                [scroll(.vertical, [box("a", nil, 50), box("b", nil, nil, Flex(grow: 1))])]))
        #expect(screen.frame("b") == "0 50 300 150")
        #expect(contentSize(screen, "scroll") == CGSize(width: 300, height: 200))
    }

    @Test func `Horizontal content is laid out in a row as high as the scroll view`() {
        let screen = LaidOutScreen(
            box("tree", 300, 100, nil, { _ in }, [scroll(.horizontal, [box("a", 200), box("b", 200, 30)])]))
        #expect(screen.frame("scroll") == "0 0 300 100")
        #expect(screen.frame("a") == "0 0 200 100")
        #expect(screen.frame("b") == "200 0 200 30")
        #expect(contentSize(screen, "scroll") == CGSize(width: 400, height: 100))
    }

    @Test func `A scroll view nested in one of the same direction is as long as its content`() {
        let inner = ScrollView(children: [box("a", nil, 300)], id: "inner")
        let screen = LaidOutScreen(
            box("tree", 300, 200, nil, { _ in }, [scroll(.vertical, [inner, box("b", nil, 10)])]))
        #expect(screen.frame("inner") == "0 0 300 300")
        #expect(screen.frame("b") == "0 300 300 10")
    }

    // MARK: - Pages and tabs

    @Test func `Every page fills the page view, including pages that are not visible`() throws {
        let pages = PageView(
            children: [box("one", nil, nil, nil, { _ in }, [box("inner", 20, 20)]), box("two", nil, 40)],
            currentPage: bound("@{page}"), id: "pages")
        let screen = LaidOutScreen(
            Container(
                children: [box("head", nil, 50), pages], context: Context(id: "page", value: 0), id: "tree",
                style: Style(size: Size(width: 300, height: 200))))
        #expect(screen.frame("pages") == "0 50 300 150")
        #expect(screen["one"]?.superview?.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
        #expect(screen.frame("one") == "0 0 300 150")
        #expect(screen.frame("inner") == "0 0 20 20")
        screen.write("page", 1, from: "tree")
        #expect(screen.frame("two") == "0 0 300 40")
        #expect(screen.frame("one") == "0 0 300 150")
    }

    @Test func `A page indicator takes 40 points and a 10-point margin from the pages`() throws {
        let pages = PageView(
            children: [box("one")], pageIndicator: PageIndicator(id: "dots"), id: "pages")
        let screen = LaidOutScreen(box("tree", 300, 200, nil, { _ in }, [pages]))
        #expect(screen.frame("pages") == "0 0 300 200")
        #expect(screen["pages"]?.subviews.first?.frame.height == 150)
        #expect(screen.frame("dots") == "0 160 300 40")
    }

    @Test func `Tabs share the spare width, and a tab bar is 65 points high`() throws {
        let bar = TabBar(items: [TabBarItem(icon: "a"), TabBarItem(icon: "b")], id: "bar")
        let screen = LaidOutScreen(box("tree", 300, 200, nil, { _ in }, [bar, box("below", 10, 10)]))
        #expect(screen.frame("bar") == "0 0 300 65")
        let tabs = try #require(screen["bar"]?.subviews)
        #expect(tabs.map(\.frame) == [0, 150].map { CGRect(x: $0, y: 0, width: 150, height: 65) })
        #expect(tabs[0].subviews[0].frame.size == CGSize(width: 35, height: 35))
        #expect(screen.frame("below") == "0 65 10 10")
    }

    @Test func `A tab view places its pages below the bar`() {
        let tabs = TabView(children: [TabItem(title: "A", child: box("page"))], id: "tabs")
        let screen = LaidOutScreen(box("tree", 300, 200, nil, { _ in }, [tabs]))
        #expect(screen.frame("tabs") == "0 0 300 200")
        #expect(screen["tabs"]?.subviews.map { LaidOutScreen.text($0.frame) } == ["0 0 300 65", "0 65 300 135"])
        #expect(screen.frame("page") == "0 0 300 135")
    }

    // MARK: - Leaves

    @Test func `A text wraps in the width that its row's other views leave`() throws {
        let words = Text(.value(String(repeating: "word ", count: 60)), id: "text", style: Style(flex: Flex(shrink: 1)))
        let screen = LaidOutScreen(
            box(
                "tree", 300, 400, nil, { _ in },
                [
                    box(
                        "row", nil, nil, Flex(flexDirection: .row), { _ in },
                        [box("mark", 100, 20, Flex(shrink: 0)), words]),
                    box("below", 10, 10),
                ]))
        let text = try #require(screen["text"])
        #expect(text.frame.minX == 100)
        #expect(text.frame.width <= 200)
        #expect(text.frame.height > 2 * text.sizeThatFits(CGSize(width: 10_000, height: 100)).height)
        #expect(screen["row"]?.frame.height == text.frame.height)
        #expect(screen["below"]?.frame.minY == screen["row"]?.frame.maxY)
    }

    @Test func `A changed text resizes its card and moves only what is below it`() throws {
        let screen = LaidOutScreen(
            Container(
                children: [
                    box("card", nil, nil, nil, { $0.padding = EdgeValue(all: 10) }, [Text("@{words}", id: "text")]),
                    box("below", 10, 10),
                ], context: Context(id: "words", value: "short"), id: "tree"))
        let before = try #require(screen["card"]?.frame.height)
        screen.write("words", .string(String(repeating: "long ", count: 100)), from: "tree")
        let after = try #require(screen["card"]?.frame.height)
        #expect(after > 2 * before)
        #expect(screen["text"]?.frame.height == after - 20)
        #expect(screen["below"]?.frame.minY == after)
        screen.write("words", "short", from: "tree")
        #expect(screen["card"]?.frame.height == before)
    }

    @Test func `A fetched image takes its natural size, scaled down to the available width`() throws {
        let picture = Image(
            .remote(Image.Remote(url: "/bike.gif")), id: "picture", style: Style(flex: Flex(alignSelf: .flexStart)))
        let screen = LaidOutScreen(box("tree", 80, nil, nil, { _ in }, [picture, box("below", 10, 10)]))
        #expect(screen.frame("picture") == "0 0 0 0")
        screen.stage.run { screen.stage.network.answer("GIF89ad\02\0", type: "image/gif") }
        #expect(screen.frame("picture") == "0 0 80 40")
        #expect(screen.frame("below") == "0 40 10 10")
    }

    @Test func `A text input that shows its error grows by the error label`() throws {
        let input = TextInput(error: "wrong", showError: bound("@{shows}"), id: "input")
        let screen = LaidOutScreen(
            Container(
                children: [input, box("below", 10, 10)], context: Context(id: "shows", value: false), id: "tree"))
        let before = try #require(screen["below"]?.frame.minY)
        #expect(before == 22)
        screen.write("shows", true, from: "tree")
        #expect(try #require(screen["below"]?.frame.minY) > before + 10)
        screen.write("shows", false, from: "tree")
        #expect(screen["below"]?.frame.minY == before)
    }

    @Test func `A web view with grow 1 fills the remaining space`() {
        let screen = LaidOutScreen(
            box(
                "tree", 300, 200, nil, { _ in },
                [box("head", nil, 50), WebView(url: "https://a.test", id: "web", style: Style(flex: Flex(grow: 1)))]))
        #expect(screen.frame("web") == "0 50 300 150")
        #expect(screen["web"]?.subviews.map { LaidOutScreen.text($0.frame) } == ["0 0 300 150", "0 0 300 150"])
    }

    // MARK: - What changes

    @Test func `A view whose display is an expression appears and disappears with its space`() {
        let screen = LaidOutScreen(
            Container(
                children: [
                    box("a", 10, 20) { $0.display = bound("@{shown}") }, box("b", 10, 10),
                ], context: Context(id: "shown", value: "FLEX"), id: "tree"))
        #expect(screen.frame("b") == "0 20 10 10")
        screen.write("shown", "NONE", from: "tree")
        #expect(screen.frame("b") == "0 0 10 10")
        #expect(screen.frame("a") == "0 0 0 0")
        screen.write("shown", "FLEX", from: "tree")
        #expect(screen.frame("a") == "0 0 10 20")
        #expect(screen.frame("b") == "0 20 10 10")
    }

    @Test func `A width follows its expression, and an invalid value changes nothing`() {
        let screen = LaidOutScreen(
            Container(
                children: [
                    box(
                        "row", 300, nil, Flex(flexDirection: .row), { _ in },
                        [
                            box("a", UnitValue(value: bound("@{width}"), type: .real), 20), box("b", 10, 10),
                        ])
                ], context: Context(id: "width", value: 50), id: "tree"))
        #expect(screen.frame("b") == "50 0 10 10")
        screen.write("width", 80, from: "tree")
        #expect(screen.frame("b") == "80 0 10 10")
        screen.write("width", "wide", from: "tree")
        #expect(screen.frame("b") == "80 0 10 10")
    }

    @Test func `Added children are laid out and take up space`() {
        let screen = LaidOutScreen(
            box(
                "tree", nil, nil, nil, { _ in },
                [box("list", nil, nil, nil, { _ in }, [box("a", 10, 20)]), box("below", 10, 10)]))
        let add = AddChildren(componentId: "list", value: [box("new", 30, 30)], mode: .prepend)
        screen.stage.run { add.execute(controller: screen.screen, origin: screen.screen.view) }
        #expect(screen.frame("new") == "0 0 30 30")
        #expect(screen.frame("a") == "0 30 10 20")
        #expect(screen.frame("below") == "0 50 10 10")
    }

    @Test func `A fetched component replaces its placeholder in the layout and moves its siblings`() {
        let lazy = LazyComponent(path: "/part", initialState: box("initial", 10, 20))
        let screen = LaidOutScreen(box("tree", nil, nil, nil, { _ in }, [lazy, box("below", 10, 10)]))
        #expect(screen.frame("below") == "0 20 10 10")
        screen.stage.answer(
            #"{"_beagleComponent_":"beagle:container","id":"new","style":{"size":{"height":{"value":70,"type":"REAL"}}}}"#
        )
        #expect(screen.frame("new") == "0 0 393 70")
        #expect(screen.frame("below") == "0 70 10 10")
    }
}
