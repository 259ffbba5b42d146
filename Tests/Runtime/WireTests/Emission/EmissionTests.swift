import JSON
import TestSupport
import Testing

@testable import Wire

/// The events of sessions, decoded as their types and encoded again. `Tests/Fixtures/wire` has the bytes.
@Suite("What a session emits, as types")
struct EmissionTests {
    static let folders = (try? Fixture.files(in: "wire")) ?? []

    /// Returns the data of each event of a case with a name.
    private static func events(of folder: String, named name: SessionEvent.Name) throws -> [[UInt8]] {
        let start = "{\"event\":\"\(name.rawValue)\",\"data\":"
        return try String(decoding: Fixture.bytes("\(folder)/events.json"), as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix(start) }
            .map { Array($0.dropFirst(start.count).utf8.dropLast($0.hasSuffix(",") ? 2 : 1)) }
    }

    private static func snapshots(of folder: String) throws -> [JSON] {
        try ["start", "snapshot"].map { try JSON(parsing: Fixture.bytes("\(folder)/\($0).json")) }
    }

    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test(arguments: folders)
    func `State and request entries are written exactly as they were read`(folder: String) throws {
        for bytes in try Self.events(of: folder, named: .state) {
            let entry = try #require(Entry<StateReport>(JSON(parsing: bytes)))
            #expect(text { entry.write(to: &$0) } == String(decoding: bytes, as: UTF8.self))
        }
        for bytes in try Self.events(of: folder, named: .request) {
            let entry = try #require(Entry<RequestReport>(JSON(parsing: bytes)))
            #expect(text { entry.write(to: &$0) } == String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test(arguments: folders)
    func `Log lines keep all their details when they are read and written`(folder: String) throws {
        for bytes in try Self.events(of: folder, named: .log) {
            let json = try JSON(parsing: bytes)
            let entry = try #require(Entry<LogLine>(json))
            #expect(try JSON(parsing: Array(text { entry.write(to: &$0) }.utf8)) == json)
        }
    }

    @Test(arguments: folders)
    func `A snapshot keeps its stacks, alerts, retries, rules and entries when read and written`(folder: String) throws
    {
        for json in try Self.snapshots(of: folder) {
            let state = WorldState(json)
            let navigation = text { state.navigation.write(to: &$0) }
            #expect(try JSON(parsing: Array(navigation.utf8)) == json["navigation"])
            let faults = text { state.faults.write(to: &$0) }
            #expect(try JSON(parsing: Array(faults.utf8)) == json["faults"])
            let retries = text { writer in
                writer.beginObject()
                PendingRetries.writeMembers(state.retries, count: state.retries.count, to: &writer)
                writer.endObject()
            }
            #expect(try JSON(parsing: Array(retries.utf8))["retries"] == json["retries"])
            #expect(state.states.count == json["states"]?.array?.count)
            #expect(state.requests.count == json["requests"]?.array?.count)
            #expect(state.log.count == json["log"]?.array?.count)
            #expect(state.tree?.id == ViewID(rawValue: 1))
        }
    }

    @Test(arguments: folders)
    func `Every operation of a recorded patch is recognised`(folder: String) throws {
        for bytes in try Self.events(of: folder, named: .patch) {
            let json = try JSON(parsing: bytes)
            let patch = Patch(json)
            #expect(patch.operations.count == json["ops"]?.array?.count ?? 0)
            #expect((patch.navigation != nil) == (json["navigation"] != nil))
            #expect(patch.retries?.count == json["retries"]?.array?.count)
            #expect(patch.faults?.rules.count == json["faults"]?["rules"]?.array?.count)
        }
    }

    @Test(
        "The phase of a request follows from how it ended",
        arguments: [
            (RequestReport.Ending.Result.answer(status: 200, bytes: 1), RequestReport.Phase.done),
            (.answer(status: 299, bytes: 0), .done), (.answer(status: 304, bytes: 0), .failed),
            (.answer(status: 503, bytes: 9), .failed),
            (.failure(TransportFailure(kind: .dns, message: "no such host")), .failed), (.nothing, .cancelled),
        ])
    func phases(result: RequestReport.Ending.Result, phase: RequestReport.Phase) throws {
        let report = RequestReport(
            id: RequestID(rawValue: 3), purpose: "screen", method: "GET", url: "http://bff.test/", fault: nil,
            ending: .init(after: .microseconds(12_500), result))
        #expect(report.phase == phase)
        let entry = Entry(number: 7, moment: EventTimestamp(input: 2, time: .milliseconds(20)), content: report)
        #expect(Entry<RequestReport>(try JSON(parsing: Array(text { entry.write(to: &$0) }.utf8))) == entry)
    }

    @Test(arguments: [
        #"{"input":1,"time":0,"kind":"note","level":"info","message":"a"}"#,
        #"{"n":1,"time":0,"kind":"note","level":"info","message":"a"}"#,
        #"{"n":1,"input":1,"time":0,"kind":"gossip","level":"info","message":"a"}"#,
        #"{"n":1,"input":1,"time":0,"kind":"note","level":"info"}"#, "[]", "7",
    ])
    func `An entry that lacks a member or has an unknown kind is not decoded`(text: String) throws {
        #expect(Entry<LogLine>(try JSON(parsing: Array(text.utf8))) == nil)
    }
}
