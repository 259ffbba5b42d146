import JSON
import Locks
import Testing

@testable import KennelHTTP

@Suite("Lists of a cluster")
struct GatheredListTests {
    private static let known =
        #"[{"watch":"a","phase":"parked","viewers":0},{"watch":"b","phase":"crashed"},{"watch":"c","phase":"live"}]"#

    @Test func `A live session is listed as its server reports it, and others as they are recorded`() throws {
        let list = try #require(GatheredList(Array(Self.known.utf8)))
        let servers = list.servers { ["a": "one", "b": "other"][$0] }
        #expect(servers == ["one": ["a"], "other": ["b"]])
        let heard = Locked<[UInt8]?>(nil)
        list.wait(for: servers.count) { body in heard.withLock { $0 = body } }
        list.merge(Array(#"[{"watch":"a","phase":"live","viewers":2}]"#.utf8))
        #expect(heard.withLock { $0 } == nil)
        list.merge(Array(#"[{"watch":"b","phase":"parked"}]"#.utf8))
        let whole = try JSON(parsing: try #require(heard.withLock { $0 }))
        #expect(whole.array?.compactMap { $0["watch"]?.string } == ["a", "b", "c"])
        #expect(whole.array?.compactMap { $0["phase"]?.string } == ["live", "crashed", "live"])
        #expect(whole[0]?["viewers"]?.int == 2)
    }

    @Test func `A server without a valid response leaves the list unchanged, and a non-array is no list`() throws {
        #expect(GatheredList(Array("{}".utf8)) == nil && GatheredList([]) == nil)
        let list = try #require(GatheredList(Array(Self.known.utf8)))
        let heard = Locked(0)
        list.wait(for: 2) { body in
            let isSame = (try? JSON(parsing: body)) == (try? JSON(parsing: Array(Self.known.utf8)))
            heard.withLock { $0 += isSame ? 1 : 100 }
        }
        list.merge([])
        list.merge(Array("nonsense".utf8))
        #expect(heard.withLock { $0 } == 1)
    }
}
