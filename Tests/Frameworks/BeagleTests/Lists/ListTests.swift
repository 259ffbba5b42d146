import Flexbox
import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

/// Sections 3.4 and 7 of the components.
@Suite("Lists")
struct ListTests {
    private static func list(_ members: String, rows: String = "[1,2,3]") -> String {
        """
        {"_beagleComponent_":"beagle:container","id":"root","context":{"id":"rows","value":\(rows)},"children":[
         {"_beagleComponent_":"beagle:listView","id":"list",\(members)}]}
        """
    }

    private static let text = #""templates":[{"view":{"_beagleComponent_":"beagle:text","id":"t","text":"@{item}"}}]"#

    private func show(_ members: String, rows: String = "[1,2,3]") -> LiveDocument {
        LiveDocument(Self.list(members, rows: rows))
    }

    // MARK: Items

    @Test(arguments: [
        (#""@{rows}""#, ["1", "2", "3"]), (#"["@{rows[2]}","b"]"#, ["3", "b"]), (#""@{rows[0]}""#, []),
        (#""@{nothing}""#, []), (#""@{rows}!""#, []), (#""@{insert(rows, 0, 0)}""#, ["0", "1", "2", "3"]),
    ])
    func `Only an array as data source produces items`(source: String, texts: [String]) {
        #expect(show("\"dataSource\":\(source),\(Self.text)").texts == texts)
    }

    @Test func `Items follow their context, and cells of unchanged items are kept`() throws {
        let document = show(#""dataSource":"@{rows}",\#(Self.text)"#)
        let list = try #require(document["list"])
        let before = list.subviews
        document.write("rows", [1, 9, 3, 4], from: list)
        #expect(document.texts == ["1", "9", "3", "4"])
        #expect(Array(list.subviews.prefix(3)) == before)
        document.write("rows", [1], from: list)
        #expect(document.texts == ["1"])
        document.write("rows", nil, from: list)
        #expect(document.texts == [])
    }

    @Test func `Cells follow their items by a nested key; items with equal keys keep their order`() throws {
        let template = """
            "templates":[{"view":{"_beagleComponent_":"beagle:text","id":"t","text":"@{index} @{item.n}"}}]
            """
        let document = show(
            #""dataSource":"@{rows}","key":"k[0].id",\#(template)"#,
            rows: #"[{"k":[{"id":"a"}],"n":1},{"k":[{"id":"b"}],"n":2},{"k":[{"id":"a"}],"n":3},{"n":4}]"#)
        #expect(document.texts == ["0 1", "1 2", "2 3", "3 4"])
        #expect(document.ids == ["root", "list", "t:a", "t:b", "t:a", "t:3"])
        let list = try #require(document["list"])
        let before = list.subviews
        document.write(
            "rows",
            DynamicObject(
                json: #"[{"k":[{"id":"b"}],"n":2},{"k":[{"id":"a"}],"n":1},{"k":[{"id":"a"}],"n":5},{"n":4}]"#),
            from: list)
        #expect(document.texts == ["0 2", "1 1", "2 5", "3 4"])
        #expect(list.subviews == [before[1], before[0], before[2], before[3]])
    }

    @Test func `An invalid key path is logged, and indexes are used instead`() {
        let document = show(#""dataSource":"@{rows}","key":"a..b",\#(Self.text)"#)
        #expect(document.ids == ["root", "list", "t:0", "t:1", "t:2"])
        #expect(document.ignored.count == 1)
    }

    @Test func `Cells take any new order of the items`() throws {
        let document = show(#""dataSource":"@{rows}","key":"k",\#(Self.text)"#, rows: "[]")
        let list = try #require(document["list"])
        for step in 1..<60 {
            let factor = step * (step / 13 + 1)
            let keys = (1..<13).map { $0 * factor % 13 }.prefix(step * 5 % 13).filter { step % 13 != $0 }
            document.write("rows", .array(keys.map { ["k": .int($0)] }), from: list)
            try #require(document.texts == keys.map { #"{"k":\#($0)}"# }, "\(keys)")
        }
    }

    @Test func `The refresh control stays behind the cells`() throws {
        let document = LiveDocument(
            """
            {"_beagleComponent_":"beagle:pullToRefresh","context":{"id":"rows","value":[1,2]},"onPull":[],"child":
             {"_beagleComponent_":"beagle:listView","id":"list","key":"k","dataSource":"@{rows}",\(Self.text)}}
            """)
        let list = try #require(document["list"] as? UIScrollView)
        #expect(document.texts == ["1", "2"])
        document.write("rows", [3, 1, 2], from: list)
        #expect(document.texts == ["3", "1", "2"])
        #expect(list.refreshControl != nil)
        #expect(list.subviews.first === list.refreshControl)
    }

    @Test func `A list stops at the application's cell budget, and removed cells are returned to it`() throws {
        let document = show(#""dataSource":"@{rows}",\#(Self.text)"#, rows: "[]")
        let list = try #require(document["list"])
        document.stage.application.values[CellBudgetKey.self] = CellBudget(views: 6)
        document.write("rows", [1, 2, 3, 4, 5], from: list)
        #expect(document.texts == ["1", "2", "3"])
        #expect(document.ignored.count == 1)
        document.write("rows", [], from: list)
        _ = document.stage.application.changes.drain()
        document.write("rows", [6, 7, 8], from: list)
        #expect(document.texts == ["6", "7", "8"])
    }

    @Test func `Reordering moves as few elements as possible`() {
        #expect(StableOrder.stays([0, 1, 2, 3]) == [true, true, true, true])
        #expect(StableOrder.stays([3, 0, 1, 2]) == [false, true, true, true])
        #expect(StableOrder.stays([1, 2, nil, 0]) == [true, true, false, false])
        #expect(StableOrder.stays([]) == [])
        #expect(StableOrder.stays([4, 3, 2, 1, 0]).count(where: \.self) == 1)
    }

    // MARK: Contexts of cells

    @Test func `iteratorName and indexName rename item and index, and the index is read-only`() throws {
        let document = show(
            """
            "dataSource":"@{rows}","iteratorName":"row","indexName":"i","templates":[{"view":
             {"_beagleComponent_":"beagle:button","id":"b","text":"@{sum(i, 10)} @{row} @{item}","onPress":[
              {"_beagleAction_":"beagle:setContext","contextId":"i","value":5}]}}]
            """)
        #expect(document.texts == ["10 1 ", "11 2 ", "12 3 "])
        document.press("b:1")
        #expect(document.texts == ["10 1 ", "11 2 ", "12 3 "])
        #expect(document.ignored == ["the context \"i\" can only be read"])
    }

    @Test func `A write to the item changes the data source, or with a computed source only the cell`() throws {
        let template = """
            "templates":[{"view":{"_beagleComponent_":"beagle:button","id":"b","text":"@{item.n}","onPress":[
             {"_beagleAction_":"beagle:setContext","contextId":"item","path":"n","value":"@{sum(item.n, 1)}"}]}}]
            """
        let rows = #"{"all":[{"k":"a","n":1},{"k":"b","n":2}]}"#
        let document = show(#""dataSource":"@{rows.all}","key":"k",\#(template)"#, rows: rows)
        document.press("b:b")
        #expect(document.texts == ["1", "3"])
        #expect(document["root"]?.ownContext("rows") == ["all": [["k": "a", "n": 1], ["k": "b", "n": 3]]])
        let computed = show(#""dataSource":"@{union(rows.all)}","key":"k",\#(template)"#, rows: rows)
        computed.press("b:b")
        #expect(computed.texts == ["1", "3"])
        #expect(computed["root"]?.ownContext("rows") == ["all": [["k": "a", "n": 1], ["k": "b", "n": 2]]])
    }

    @Test func `A changed item updates only the bindings that read it`() throws {
        let document = show(
            """
            "dataSource":"@{rows}","templates":[{"view":{"_beagleComponent_":"beagle:container","children":[
             {"_beagleComponent_":"beagle:text","text":"@{item}"},{"_beagleComponent_":"beagle:text","text":"@{note}"}]}}]
            """)
        let list = try #require(document["list"])
        _ = document.stage.application.changes.drain()
        document.write("rows", [1, 5, 3], from: list)
        let changes = document.stage.application.changes.drain().changes
        #expect(changes.count == 1)
        guard case .update(let view, _, _) = try #require(changes.first) else {
            Issue.record("something else than an update")
            return
        }
        #expect((view as? UILabel)?.text == "5")
    }

    @Test func `A template's onInit runs once per key, at the first layout of its cell`() throws {
        let document = show(
            """
            "dataSource":"@{rows}","key":"k","templates":[{"view":{"_beagleComponent_":"beagle:container","id":"c",
             "onInit":[{"_beagleAction_":"custom:mark","name":"in"}],"children":[]}}]
            """, rows: #"[{"k":1},{"k":2}]"#)
        #expect(document.marks == ["in from c:1", "in from c:2"])
        document.write("rows", DynamicObject(json: #"[{"k":2,"x":0},{"k":3},{"k":1}]"#), from: document["list"])
        #expect(document.marks == ["in from c:1", "in from c:2", "in from c:3"])
    }

    @Test func `A case that reads a context outside the list follows that context`() throws {
        let document = LiveDocument(
            """
            {"_beagleComponent_":"beagle:container","id":"root","context":{"id":"chosen","value":2},"children":[
             {"_beagleComponent_":"beagle:listView","dataSource":[1,2],"templates":[
              {"case":"@{eq(item, chosen)}","view":{"_beagleComponent_":"beagle:text","text":"[@{item}]"}},
              {"view":{"_beagleComponent_":"beagle:text","text":"@{item}"}}]}]}
            """)
        #expect(document.texts == ["1", "[2]"])
        document.write("chosen", 1, from: document["root"])
        #expect(document.texts == ["[1]", "2"])
    }

    @Test func `A list settles when a binding inside a cell writes the items`() throws {
        let document = show(#""dataSource":"@{rows}",\#(Self.text)"#)
        let list = try #require(document["list"])
        let label = try #require(document["t:0"])
        document.stage.run {
            label.bind(reading: ["item"]) { scope in
                guard scope.value(of: "item") == 7 else { return }
                list.context("rows")?.set([8])
            }
        }
        document.write("rows", [7, 2], from: list)
        #expect(document.texts == ["8"])
    }

    // MARK: The end

    private static let atEnd = #""onScrollEnd":[{"_beagleAction_":"custom:mark","name":"end"}]"#

    private func see(_ document: LiveDocument, round: Int, upTo percent: Double) {
        document.stage.run {
            document["list"]?.receiveSeenPart(SeenPart(round: round, offset: percent, visible: 0, length: 100))
        }
    }

    @Test func `onScrollEnd fires from the threshold on, once for each value of the data source`() throws {
        let document = show(#""dataSource":"@{rows}","scrollEndThreshold":80,\#(Self.atEnd),\#(Self.text)"#)
        let list = try #require(document["list"])
        #expect(list.projected["scrollEnd"] == "1")
        #expect(list.projected["threshold"] == "80")
        see(document, round: 1, upTo: 79.9)
        #expect(document.marks == [])
        see(document, round: 1, upTo: 80)
        see(document, round: 1, upTo: 100)
        #expect(document.marks == ["end from list"])
        #expect(list.projected["scrollEnd"] == nil)
        document.write("rows", [1, 2, 3], from: list)
        #expect(list.projected["scrollEnd"] == "2")
        see(document, round: 1, upTo: 100)
        #expect(document.marks == ["end from list"])
        see(document, round: 2, upTo: 100)
        #expect(document.marks == ["end from list", "end from list"])
    }

    @Test func `An empty array fires onScrollEnd at once, and a value that is not an array does not`() throws {
        let document = show(#""dataSource":"@{rows}",\#(Self.atEnd),\#(Self.text)"#, rows: "null")
        let list = try #require(document["list"])
        #expect(document.marks == [])
        #expect(list.projected["scrollEnd"] == nil)
        document.write("rows", [], from: list)
        document.write("rows", [], from: list)
        #expect(document.marks == ["end from list", "end from list"])
    }

    @Test func `onScrollEnd actions may write to the context without looping and may add items`() throws {
        let count = #"{"_beagleAction_":"beagle:setContext","contextId":"rows","path":"n","value":"@{sum(rows.n, 1)}"}"#
        let fill = #"{"_beagleAction_":"beagle:setContext","contextId":"rows","path":"all","value":[1]}"#
        let source = #""dataSource":"@{rows.all}""#
        let counting = show(#"\#(source),"onScrollEnd":[\#(count)],\#(Self.text)"#, rows: #"{"all":[],"n":0}"#)
        #expect(counting["root"]?.ownContext("rows") == ["all": [], "n": 1])
        let filling = show(#"\#(source),"onScrollEnd":[\#(count),\#(fill)],\#(Self.text)"#, rows: #"{"all":[],"n":0}"#)
        #expect(filling.texts == ["1"])
        #expect(filling["list"]?.projected["scrollEnd"] == "1")
    }

    @Test func `A list is released with its screen`() throws {
        weak var content: ListContent?
        do {
            let document = show(#""dataSource":"@{rows}",\#(Self.atEnd),\#(Self.text)"#)
            content = document["list"]?.listContent
            #expect(content != nil)
        }
        #expect(content == nil)
    }

    @Test func `A list without onScrollEnd does not request scroll positions`() throws {
        #expect(show(#""dataSource":"@{rows}",\#(Self.text)"#)["list"]?.projected["scrollEnd"] == nil)
    }

    // MARK: Looks

    @Test func `A list has the roles list and listitem, and no scroll indicator unless requested`() throws {
        let list = try #require(show(#""dataSource":"@{rows}",\#(Self.text)"#)["list"])
        #expect(list.kind == .scroll)
        #expect(list.projected["role"] == "list")
        #expect(list.projected["axis"] == "vertical")
        #expect(list.projected["bar"] == nil)
        #expect(list.subviews.map { $0.projected["role"] } == ["listitem", "listitem", "listitem"])
        let row = #""direction":"HORIZONTAL","isScrollIndicatorVisible":true"#
        let wide = show(#""dataSource":"@{rows}",\#(row),\#(Self.text)"#)
        #expect(wide["list"]?.projected["axis"] == "horizontal")
        #expect(wide["list"]?.projected["bar"] == "true")
        #expect(wide["list"]?.flexStyle.flexDirection == .row)
        #expect(list.flexStyle.overflow == .scroll)
        let flowing = show(#""dataSource":"@{rows}","useParentScroll":true,\#(Self.text)"#)
        #expect(flowing["list"]?.flexStyle.overflow == .visible)
    }

    @Test func `A growing list fills a parent of fixed height, and its style cannot change its direction`() throws {
        let grow = #""style":{"flex":{"grow":1,"flexDirection":"ROW"}}"#
        let inner = show(#""dataSource":"@{rows}",\#(grow),\#(Self.text)"#)
        let list = try #require(inner["list"] as? UIScrollView)
        #expect(list.contentSize.height > 0 && list.frame.height == list.contentSize.height)
        #expect(list.flexStyle.flexDirection == .column)
        let root = LiveDocument(
            #"{"_beagleComponent_":"beagle:listView","id":"list",\#(grow),"dataSource":[],\#(Self.text)}"#)
        let room = try #require(root["list"]?.superview?.bounds.height)
        #expect(room > 0 && root["list"]?.frame.height == room)
    }

    // MARK: Documents of other versions

    @Test func `A single template, or children instead of templates, decode as lists of Beagle 1.x`() throws {
        let one = show(#""dataSource":"@{rows}","template":{"_beagleComponent_":"beagle:text","text":"<@{item}>"}"#)
        #expect(one.texts == ["<1>", "<2>", "<3>"])
        let both = #""template":{"_beagleComponent_":"beagle:text","text":"old"},\#(Self.text)"#
        #expect(show(#""dataSource":"@{rows}",\#(both)"#).texts == ["1", "2", "3"])
        let children = """
            [{"_beagleComponent_":"beagle:text","text":"a"},{"_beagleComponent_":"beagle:text","text":"b"}]
            """
        let still = show(#""direction":"HORIZONTAL","children":\#(children)"#)
        #expect(still.texts == ["a", "b"])
        let list = try #require(still["list"])
        #expect(list.subviews.count == 1)
        #expect(list.subviews.first?.subviews.first?.flexStyle.flexDirection == .row)
        #expect(show(#""dataSource":"@{rows}""#).texts == [])
        #expect(throws: BeagleDecodingError.self) {
            try BeagleCoder.builtIn(.strict).component(from: Array(Self.list("\"children\":\(children)").utf8))
        }
    }

    @Test(arguments: ["listView", "gridView"])
    func `Lists and grids are encoded as they were decoded`(name: String) throws {
        let document = """
            {"_beagleComponent_":"beagle:\(name.lowercased())","id":"l","key":"a.b[0]","direction":"HORIZONTAL",
             "context":{"id":"c","value":[1]},"dataSource":"@{c}","iteratorName":"x","indexName":"i",
             "onInit":[{"_beagleAction_":"beagle:setcontext","contextId":"c","value":null}],
             "onScrollEnd":[{"_beagleAction_":"beagle:setcontext","contextId":"c","value":1}],
             "scrollEndThreshold":80,"isScrollIndicatorVisible":true,"useParentScroll":true,"style":{},
             "accessibility":{"accessible":true,"isHeader":false},
             "templates":[{"case":"@{x}","view":{"_beagleComponent_":"beagle:text","text":"a"}},
              {"case":false,"view":{"_beagleComponent_":"beagle:text","text":"b"}}]
             \(name == "gridView" ? ",\"spanCount\":2" : "")}
            """
        let coder = BeagleCoder.builtIn(.strict)
        let json = try JSON(parsing: document)
        let component = try coder.decode(AnyComponent.self, from: json)
        #expect(try coder.json(of: component) == json)
    }

    @Test func `A list can be built in code`() throws {
        let stage = BeagleStage()
        let list = ListView(
            context: Context(id: "c", value: [1, 2]), dataSource: .expression(try #require(.init(rawValue: "@{c}"))),
            templates: [Template(view: Text("@{item}"))], id: "list")
        let screen = BeagleScreenViewController(list)
        let container = SpyNavigationController()
        stage.run { container.viewControllers = [screen] }
        stage.show(container)
        #expect(screen.view.all(UILabel.self).map(\.text) == ["1", "2"])
    }
}
