import FolderSupport
import NATS
import NATSSupport
import Testing
import Wire

@testable import ClusterJournal
@testable import Sessions

@Suite("What is known of sessions, in two streams")
struct RecordStreamsTests {
    private static let name = ClusterName.standard
    private let cluster: SwitchedCluster
    private var streams: StreamSwitch { cluster.streams }

    init() throws {
        cluster = try SwitchedCluster()
    }

    private func node(patience: Duration = .seconds(10)) throws -> ClusterJournal {
        try cluster.node { $0.patience = patience }
    }

    private func journal(_ node: ClusterJournal, _ session: String, opened: Int64 = 7) -> any Journal {
        SwitchedCluster.journal(node, SessionID(session), watch: "watch-\(session)", opened: opened)
    }

    private func entry(_ number: Int, of session: String) -> JournalEntry {
        SwitchedCluster.entry(number, of: SessionID(session))
    }

    /// Opens a session while a record stream has no leader. The stream of watch ids may have one.
    private func open(
        _ session: String, opened: Int64 = 7, on node: ClusterJournal, without stream: Int, keepingWatches: Bool = false
    ) async throws {
        try await streams.without(
            Self.name.recordStream(stream), keeping: keepingWatches ? [Self.name.allWatches(in: stream)] : []
        ) {
            try await journal(node, session, opened: opened).append(entry(1, of: session))
        }
    }

    private func stream(of session: String, _ node: ClusterJournal) throws -> Int? {
        try node.records.find(session)?.place.stream
    }

    private func messages(_ stream: Int, _ node: ClusterJournal) throws -> Int {
        try node.streams.state(of: Self.name.recordStream(stream)).messages
    }

    @Test func `Sessions open while one stream has no leader, and in the first stream if both have one`() async throws {
        let one = try node()
        try await journal(one, "a").append(entry(1, of: "a"))
        try await open("b", on: one, without: 0)
        try await journal(one, "c").append(entry(1, of: "c"))
        try await open("d", on: one, without: 1)
        try await streams.without(Self.name.recordStream(0)) {
            try one.add(
                StoredRecording(summary: "{}", file: "a line"), id: SessionID("r"), watch: SessionID("watch-r"),
                opened: 9,
                about: nil)
        }
        for (session, place) in [("a", 0), ("b", 1), ("c", 0), ("d", 0), ("r", 1)] {
            #expect(try stream(of: session, one) == place, "\(session)")
            guard session != "r" else { continue }
            #expect(try blocking { try one.stretches(of: SessionID(session)) } == SegmentList(in: place), "\(session)")
        }
        #expect(try node().recordingFile(of: SessionID("r")) == "a line")
    }

    @Test func `With no leader for either stream no session opens, and opening it later succeeds`() async throws {
        let one = try node(patience: .milliseconds(200))
        try await streams.without(Self.name.recordStream(0)) {
            _ = await #expect(throws: InputRejection.elsewhere) { try await open("a", on: one, without: 1) }
        }
        #expect(try one.session(named: "a") == nil)
        try await journal(one, "a").append(entry(1, of: "a"))
        #expect(try one.entries(of: SessionID("a"), after: 0).map(\.number) == [1])
    }

    @Test(arguments: [true, false])
    func `A record that the first stream may have stored is never written to the other`(isTaken: Bool) async throws {
        let one = try node()
        let subject = Self.name.record(of: "a", in: 0)
        let (asked, sink) = AsyncStream.makeStream(of: [UInt8].self)
        // A server receives the record, but does not respond.
        var silent: NATSSubscription? = try one.connection.subscribe(to: subject) { sink.yield($0.body) }
        let (journal, entry) = (journal(one, "a"), entry(1, of: "a"))
        let (opened, record) = try await streams.without(
            Self.name.recordStream(0), keeping: [Self.name.allWatches(in: 0)]
        ) {
            let opened = Task { try await journal.append(entry) }
            var records = asked.makeAsyncIterator()
            _ = await records.next()
            return (opened, try #require(await records.next()))
        }
        // This fails if the request was repeated in the meantime, because the subject has a record then.
        if isTaken { _ = try? one.streams.blockingAppend(record, to: subject, after: 0) }
        silent = nil
        try await opened.value
        #expect(silent == nil)
        #expect(try stream(of: "a", one) == 0 && messages(1, one) == 0)
        #expect(try await journal.recorded() == [entry])
        try one.mark(SessionID("a"), as: .restoring(.first))
    }

    @Test func `A session in the other stream is found, listed, taken over and deleted like any other`() async throws {
        let (one, two) = (try node(), try node())
        let before = try messages(0, one)
        try await open("b", opened: 2, on: one, without: 0, keepingWatches: true)
        #expect(try messages(0, one) == before + 1, "its watch id, which leads nowhere there")
        try await open("a", opened: 1, on: one, without: 1)
        try await journal(one, "c", opened: 3).append(entry(1, of: "c"))
        for node in [two, try node()] {
            for session in ["a", "b", "c"] {
                for name in [session, "watch-\(session)"] {
                    #expect(try node.records.fetch(name)?.record.id.rawValue == session)
                }
            }
            #expect(try node.sessions(before: nil, atMost: 9).map(\.id.rawValue) == ["c", "b", "a"])
            #expect(try node.session(named: "nobody") == nil)
        }
        try SwitchedCluster.takeOver(SessionID("watch-b"), from: one, by: two)
        try await journal(two, "b").append(entry(2, of: "b"))
        #expect(try two.entries(of: SessionID("b"), after: 0).map(\.number) == [1, 2])
        #expect(try stream(of: "b", two) == 1 && two.records.fetch("b")?.record.owner == two.node)
        for session in ["a", "b", "c"] { try two.forget(SessionID(session)) }
        #expect(try messages(0, two) == before && messages(1, two) == 0)
        for name in ["b", "watch-b"] { #expect(try node().session(named: name) == nil) }
    }

    @Test func `A late copy of a removed record is ignored, and a newer record is stored`() {
        var table = RecordTable()
        func put(_ stream: Int, _ sequence: UInt64) -> Bool {
            let record = SessionRecord(
                id: SessionID("a"), watch: SessionID("w"), opened: 1, state: .open(), about: nil,
                owner: NodeID("one"))
            return table.store(.init(record: record, place: StreamPlace(stream: stream, sequence: sequence))).isNewer
        }
        #expect(put(0, 5))
        table.remove(SessionID("a"), upTo: StreamPlace(stream: 0, sequence: 7))
        #expect(!put(0, 5) && !put(0, 7) && table[SessionID("a")] == nil && table[SessionID("w")] == nil)
        #expect(put(0, 8))
        table.remove(SessionID("a"), upTo: nil)
        #expect(!put(0, 8) && put(1, 2))
        #expect(table.counts.sessions == 1)
    }

    @Test func `A deletion message carries the session and the place of its record`() throws {
        let place = StreamPlace(stream: 1, sequence: 9)
        let heard = try #require(Deletion(try Deletion(session: SessionID("a"), place: place).bytes()))
        #expect(heard.session == SessionID("a") && heard.place == place)
        #expect(Deletion(Array("a".utf8)) == nil)
    }

    @Test func `A name that an unreachable stream may hold gives an error, not an unknown session`() async throws {
        let server = try NATSServer(withheld: ["$JS.API.STREAM.MSG.GET.\(Self.name.recordStream(1))"])
        let folder = TemporaryFolder()
        let one = try ClusterJournal(ClusterJournal.Settings(servers: [server.address], folder: folder.url.path))
        try await journal(one, "a").append(entry(1, of: "a"))
        one.records.forget(SessionID("a"), upTo: StreamPlace(stream: 0, sequence: 0))
        #expect(try one.records.fetch("watch-a")?.record.id.rawValue == "a")
        #expect(throws: ClusterError.nats(.late)) { try one.place(of: "nobody") }
    }
}
