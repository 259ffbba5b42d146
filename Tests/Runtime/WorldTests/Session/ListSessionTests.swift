import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@Suite("Lists of a session")
struct ListSessionTests {
    private static func screen(rows count: Int) -> String {
        let rows = (0..<count).map { #"{"id":\#($0),"name":"Row \#($0)"}"# }.joined(separator: ",")
        let more = (count..<count + 20).map { #"{"id":\#($0),"name":"Row \#($0)"}"# }.joined(separator: ",")
        func button(_ title: String, _ value: String, path: String? = nil) -> String {
            let place = path.map { #""path":"\#($0)","# } ?? ""
            return """
                {"_beagleComponent_":"beagle:button","text":"\(title)","onPress":[
                 {"_beagleAction_":"beagle:setContext","contextId":"rows",\(place)"value":\(value)}]}
                """
        }
        return """
            {"_beagleComponent_":"beagle:container","context":{"id":"rows","value":[\(rows)]},"children":[
             {"_beagleComponent_":"beagle:container","context":{"id":"more","value":[\(more)]},"children":[
              \(button("More", #""@{union(rows, more)}""#)),\(button("Rename", #""Other""#, path: "[7].name")),
              \(button("Swap", #""@{insert(removeIndex(rows, 0), rows[0])}""#)),\(button("Clear", "[]"))]},
             {"_beagleComponent_":"beagle:listView","id":"list","key":"id","dataSource":"@{rows}","onScrollEnd":[
              {"_beagleAction_":"beagle:setContext","contextId":"global","path":"end","value":"@{length(rows)}"}],
              "templates":[{"view":{"_beagleComponent_":"beagle:text","text":"@{item.name}"}}]},
             {"_beagleComponent_":"beagle:text","text":"end at @{global.end}"}]}
            """
    }

    private static func open(rows: Int) async -> TestSession {
        await TestSession(
            BeagleApp.init, configuration: SessionConfiguration(screenJSON: screen(rows: rows)))
    }

    /// Returns the operations of the patches that `body` causes, and their size in bytes.
    private func operations(
        of session: TestSession, _ body: () async throws -> Void
    ) async throws -> (operations: [JSON], bytes: Int) {
        let before = session.emitted.count
        try await body()
        let patches = session.emitted.dropFirst(before).filter { $0.name == .patch }
        let operations = try patches.flatMap { try JSON(parsing: $0.data)["ops"]?.array ?? [] }
        return (operations, patches.reduce(0) { $0 + $1.data.count })
    }

    private func list(in session: TestSession) async throws -> ViewID {
        let found = Self.find(try #require(await session.snapshot()["tree"]), identifier: "list")
        return try #require(found?["id"]?.string.flatMap(ViewID.init))
    }

    private static func find(_ node: JSON, identifier: String) -> JSON? {
        if node["props"]?["identifier"]?.string == identifier { return node }
        return node["children"]?.array?.lazy.compactMap { find($0, identifier: identifier) }.first
    }

    @Test func `20 items appended to a list of 1000 are sent as 20 inserted cells`() async throws {
        let session = await Self.open(rows: 1_000)
        let sent = try await operations(of: session) { try await session.tap("More") }
        let inserts = sent.operations.filter { $0["op"] == "insert" }
        #expect(inserts.count == 20)
        #expect(sent.operations.count == 21, "and the list asks for its new end")
        #expect(sent.bytes < 20 * 500)
        #expect(await session.shows("Row 1019"))
    }

    @Test func `A changed item is sent as one change, and a moved item as one move`() async throws {
        let session = await Self.open(rows: 1_000)
        let changed = try await operations(of: session) { try await session.tap("Rename") }
        #expect(changed.operations.filter { $0["props"]?["text"] == "Other" }.count == 1)
        #expect(changed.operations.count == 2)
        let moved = try await operations(of: session) { try await session.tap("Swap") }
        let others = moved.operations.filter { $0["op"] != "move" && $0["props"]?["text"] == nil }
        #expect(moved.operations.filter { $0["op"] == "move" }.count == 1)
        #expect(others.allSatisfy { $0["op"] == "set" }, "cells have others above them now, and are drawn elsewhere")
    }

    @Test func `Patches and fresh snapshots show the same list, whatever order the items take`() async throws {
        let orders = (1...12).map { step in
            (1..<13).map { $0 * step % 13 }.prefix(12 - step / 3).filter { $0 % 5 != step % 5 }
        }
        let buttons = orders.enumerated().map { place, order in
            let items = order.map { #"{"id":\#($0),"name":"Row \#($0) of \#($0 * place % 3)"}"# }.joined(separator: ",")
            return """
                {"_beagleComponent_":"beagle:button","text":"Order \(place)","onPress":[
                 {"_beagleAction_":"beagle:setContext","contextId":"rows","value":[\(items)]}]}
                """
        }
        let text = #"{"_beagleComponent_":"beagle:text","text":"@{index} @{item.name}"}"#
        let document = """
            {"_beagleComponent_":"beagle:container","context":{"id":"rows","value":[]},"children":[
             \(buttons.joined(separator: ",")),
             {"_beagleComponent_":"beagle:gridView","spanCount":2,"key":"id","dataSource":"@{rows}","templates":[
              {"case":"@{gt(item.id, 6)}","view":\(text)},
              {"view":{"_beagleComponent_":"beagle:container","children":[\(text)]}}]}]}
            """
        let session = await TestSession(
            BeagleApp.init, configuration: SessionConfiguration(screenJSON: document))
        let start = await session.snapshot()
        let page = PageModel(try #require(start["tree"]))
        var seen = try #require(start["seq"]?.int)
        for step in 0..<24 {
            try await session.tap("Order \(step * 7 % 12)")
            for event in session.emitted where Int(event.sequence) > seen {
                seen = Int(event.sequence)
                if event.name == .patch { page.apply(try JSON(parsing: event.data)) }
            }
            let fresh = await session.snapshot()
            #expect(page.troubles == [])
            let difference = page.difference(from: try #require(fresh["tree"]))
            try #require(difference == nil, "step \(step)")
            let names = orders[step * 7 % 12].enumerated().map { "\($0) Row \($1) of \($1 * (step * 7 % 12) % 3)" }
            #expect(await session.texts().filter { $0.contains(" of ") } == names)
        }
    }

    @Test func `The scroll end event runs when enough is scrolled, once for each value of the data source`()
        async throws
    {
        let session = await Self.open(rows: 3)
        let list = try await list(in: session)
        #expect(await session.shows("end at "))
        try await session.send(.scrollEnd(list, round: 1, offset: 0, visible: 500, length: 600))
        #expect(await session.shows("end at "))
        try await session.send(.scrollEnd(list, round: 1, offset: 100, visible: 500, length: 600))
        #expect(await session.shows("end at 3"))
        let recorded = session.journal.entries.count
        try await session.send(.scrollEnd(list, round: 1, offset: 100, visible: 500, length: 600))
        #expect(session.journal.entries.count == recorded)
        try await session.tap("More")
        try await session.scrollToEnd(of: "list")
        #expect(await session.shows("end at 23"))
        try await session.tap("Clear")
        #expect(await session.shows("end at 0"))
    }

    @Test func `A scroll end of a view that is no list or does not exist is ignored`() async throws {
        let session = await Self.open(rows: 1)
        let recorded = session.journal.entries.count
        for view in [ViewID(rawValue: 1), ViewID(rawValue: 9_999)] {
            try await session.send(.scrollEnd(view, round: 1, offset: 0, visible: 1, length: 1))
        }
        #expect(session.journal.entries.count == recorded)
    }
}
