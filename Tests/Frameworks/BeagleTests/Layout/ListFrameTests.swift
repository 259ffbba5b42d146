import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Frames of lists and grids")
struct ListFrameTests {
    private static let heights: DynamicObject = [20, 50, 30, 10]

    /// A cell whose height, or width in a horizontal list, is that of its item.
    nonisolated(unsafe) private static let template = Template(
        view: Container(
            style: Style(size: Size(width: .auto, height: UnitValue(value: bound("@{item}"), type: .real)))))
    nonisolated(unsafe) private static let wide = Template(
        view: Container(style: Style(size: Size(width: UnitValue(value: bound("@{item}"), type: .real)))))

    private func screen(_ list: any ServerDrivenComponent, below: Bool = false) -> LaidOutScreen {
        LaidOutScreen(
            Container(
                children: [list] + (below ? [box("below", 10, 10)] : []),
                context: Context(id: "items", value: Self.heights), id: "tree",
                style: Style(size: Size(width: 300, height: 200))))
    }

    private func cells(_ screen: LaidOutScreen) -> [String] {
        screen["list"]?.subviews.map { LaidOutScreen.text($0.frame) } ?? []
    }

    @Test func `Cells are as wide as the list and as high as their content`() {
        let screen = screen(
            ListView(dataSource: bound("@{items}"), templates: [Self.template], id: "list"), below: true)
        #expect(screen.frame("list") == "0 0 300 110")
        #expect(cells(screen) == ["0 0 300 20", "0 20 300 50", "0 70 300 30", "0 100 300 10"])
        #expect(screen.frame("below") == "0 110 10 10")
        #expect((screen["list"] as? UIScrollView)?.contentSize == CGSize(width: 300, height: 110))
    }

    @Test func `A growing list is as high as the space allows, and its cells keep their heights`() {
        let list = ListView(
            dataSource: bound("@{items}"), templates: [Self.template], id: "list",
            style: Style(size: Size(maxHeight: 60), flex: Flex(grow: 1)))
        let screen = screen(list)
        #expect(screen.frame("list") == "0 0 300 60")
        #expect(cells(screen).last == "0 100 300 10")
        #expect((screen["list"] as? UIScrollView)?.contentSize.height == 110)
    }

    @Test func `A horizontal list is a row of cells as high as the list`() {
        let list = ListView(
            dataSource: bound("@{items}"), direction: .horizontal, templates: [Self.wide], id: "list",
            style: Style(size: Size(height: 40)))
        #expect(cells(screen(list)) == ["0 0 20 40", "20 0 50 40", "70 0 30 40", "100 0 10 40"])
    }

    @Test func `A list with useParentScroll is as long as its content`() {
        let list = ListView(
            dataSource: bound("@{items}"), templates: [Self.template], useParentScroll: true, id: "list")
        let screen = screen(ScrollView(children: [list, box("below", 10, 10)]))
        #expect(screen.frame("list") == "0 0 300 110")
        #expect(screen.frame("below") == "0 110 10 10")
    }

    @Test func `Grid columns are equally wide; a line is as high as its highest cell, and cells align top`() {
        let grid = GridView(dataSource: bound("@{items}"), spanCount: 3, templates: [Self.template], id: "list")
        let screen = screen(grid, below: true)
        #expect(cells(screen) == ["0 0 100 20", "100 0 100 50", "200 0 100 30", "0 50 100 10"])
        #expect(screen.frame("list") == "0 0 300 60")
        #expect(screen.frame("below") == "0 60 10 10")
    }

    @Test(arguments: [2, 7, 9, 11, 13])
    func `Grid columns have whole-point widths, and the rest of the width stays free`(_ count: Int) throws {
        let items = DynamicObject.array((0..<2 * count).map { _ in 10 })
        let grid = GridView(dataSource: .value([]), spanCount: count, templates: [Self.template], id: "list")
        let live = GridView(
            dataSource: bound("@{items}"), spanCount: count, templates: grid.templates, id: "list")
        let screen = screen(live)
        screen.write("items", items, from: "tree")
        let frames = try #require(screen["list"]?.subviews.map(\.frame))
        #expect(Set(frames.map(\.minY)) == [0, 10])
        #expect(frames.prefix(count).map(\.minX) == (0..<count).map { CGFloat($0 * (300 / count)) })
        #expect(Set(frames.map(\.width)) == [CGFloat(300 / count)])
    }

    @Test func `Rows of a horizontal grid are equally high, and a line is as wide as its widest cell`() {
        let grid = GridView(
            dataSource: bound("@{items}"), direction: .horizontal, spanCount: 2, templates: [Self.wide], id: "list",
            style: Style(size: Size(height: 60)))
        let screen = screen(grid)
        #expect(cells(screen) == ["0 0 20 30", "0 30 50 30", "50 0 30 30", "50 30 10 30"])
        #expect((screen["list"] as? UIScrollView)?.contentSize == CGSize(width: 80, height: 60))
    }

    @Test func `A resized cell moves the cells below it, and a list that loses cells gets shorter`() throws {
        let screen = screen(
            ListView(dataSource: bound("@{items}"), key: nil, templates: [Self.template], id: "list"), below: true)
        screen.write("items", [20, 80, 30, 10], from: "tree")
        #expect(cells(screen) == ["0 0 300 20", "0 20 300 80", "0 100 300 30", "0 130 300 10"])
        #expect(screen.frame("below") == "0 140 10 10")
        screen.write("items", [20], from: "tree")
        #expect(cells(screen) == ["0 0 300 20"])
        #expect((screen["list"] as? UIScrollView)?.contentSize.height == 20)
        #expect(screen.frame("below") == "0 20 10 10")
    }

    @Test func `Changing one of a thousand cells does not measure the content of the others again`() throws {
        final class Counted: UIView {
            static nonisolated(unsafe) var asked = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                Self.asked += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let cell = Template(
            view: Container(children: [Native("n") { Counted(frame: .zero) }, Text(bound("@{item}"))]))
        let screen = screen(ListView(dataSource: bound("@{items}"), templates: [cell], id: "list"))
        let words = DynamicObject.array((0..<1_000).map { .string("word \($0)") })
        screen.write("items", words, from: "tree")
        #expect(screen["list"]?.subviews.count == 1_000)
        let before = Counted.asked
        screen.stage.run { (screen["list"]?.subviews[500].all(UILabel.self).first)?.text = "other" }
        #expect(Counted.asked == before)
        let frames = try #require(screen["list"]?.subviews.map(\.frame))
        #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.01 })
    }
}
