import Chance
import NATS
import NATSSupport
import Testing
import Wire

@testable import ClusterJournal
@testable import Sessions

@Suite("A stream without a leader")
struct LeaderlessTests {
    private static let first = ClusterName.standard.entryStream(0)
    private static let other = ClusterName.standard.entryStream(1)
    private static let session = SessionID("s")

    private let cluster: SwitchedCluster
    private var streams: StreamSwitch { cluster.streams }

    init() throws {
        cluster = try SwitchedCluster()
    }

    private func node(
        waitForLeader: Duration = .milliseconds(20), patience: Duration = .seconds(10)
    ) throws -> ClusterJournal {
        try cluster.node { settings in
            settings.changesStreams = true
            settings.waitForLeader = waitForLeader
            settings.patience = patience
        }
    }

    private func entry(_ number: Int) -> JournalEntry { SwitchedCluster.entry(number, of: Self.session) }

    private func journal(_ node: ClusterJournal) -> any Journal {
        SwitchedCluster.journal(node, Self.session, watch: "w")
    }

    private func takeOver(from one: ClusterJournal, by other: ClusterJournal) throws {
        try SwitchedCluster.takeOver(Self.session, from: one, by: other)
    }

    private func numbers(_ node: ClusterJournal) throws -> [Int] {
        try node.entries(of: Self.session, after: 0).map(\.number)
    }

    private func streamsOfEntries(_ node: ClusterJournal) throws -> [Int] {
        try node.stretches(of: Self.session).ranges.map(\.stream)
    }

    @Test func `A session switches streams and back, and is read and taken over as one`() async throws {
        let (one, two) = (try node(), try node())
        let before = journal(one)
        for number in 1...2 { try await before.append(entry(number)) }
        try await streams.without(Self.first) {
            for number in 3...4 { try await before.append(entry(number)) }
        }
        #expect(try numbers(one) == [1, 2, 3, 4] && streamsOfEntries(one) == [0, 1])
        #expect(one.changesOfStream == 1)
        try takeOver(from: one, by: two)
        let after = journal(two)
        #expect(try await after.recorded().map(\.number) == [1, 2, 3, 4])
        try await after.append(entry(5))
        try await streams.without(Self.other) { try await after.append(entry(6)) }
        #expect(try numbers(two) == [1, 2, 3, 4, 5, 6] && streamsOfEntries(two) == [0, 1, 0])
        #expect(try two.sessions(before: nil, atMost: 9).map(\.inputs) == [6])
        await #expect(throws: InputRejection.elsewhere) { try await before.append(entry(5)) }
        try two.forget(Self.session)
        for stream in [Self.first, Self.other] {
            #expect(try blocking { try two.streams.state(of: stream) }.messages == 0)
        }
    }

    @Test func `A session that switched streams without an entry there is taken over with its entries`() async throws {
        let (one, two) = (try node(), try node())
        try await journal(one).append(entry(1))
        _ = try blocking { try one.switchStream(of: Self.session, from: 2, behind: 0) }
        #expect(try one.sessions(before: nil, atMost: 9).map(\.inputs) == [1])
        try takeOver(from: one, by: two)
        try await journal(two).append(entry(2))
        #expect(try numbers(two) == [1, 2] && streamsOfEntries(two) == [0, 1])
    }

    @Test func `An entry that arrives late in the previous stream is ignored`() async throws {
        let (one, two) = (try node(), try node())
        let journal = journal(one)
        for number in 1...2 { try await journal.append(entry(number)) }
        let place = try blocking { try one.tail(of: Self.session) }.place
        try await streams.without(Self.first) { try await journal.append(entry(3)) }
        _ = try one.entries.blockingAppend(
            try JournalLine.bytes(entry(3), by: one.node), of: Self.session, behind: place)
        #expect(try numbers(one) == [1, 2, 3])
        try await journal.append(entry(4))
        try await streams.without(Self.other) { try await journal.append(entry(5)) }
        #expect(try numbers(one) == [1, 2, 3, 4, 5] && streamsOfEntries(one) == [0, 1, 0])
        try takeOver(from: one, by: two)
        try await self.journal(two).append(entry(6))
        #expect(try numbers(two) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `A node that has not appended since taking a session over does not switch its stream`() async throws {
        let (one, two) = (try node(), try node(waitForLeader: .zero, patience: .milliseconds(200)))
        let before = journal(one)
        try await before.append(entry(1))
        try takeOver(from: one, by: two)
        let after = journal(two)
        #expect(try await after.recorded().count == 1)
        await #expect(throws: InputRejection.elsewhere) {
            try await streams.without(Self.first) { try await after.append(entry(2)) }
        }
        #expect(try streamsOfEntries(two) == [0] && two.changesOfStream == 0)
    }

    @Test func `A node that lost a session cannot switch its stream`() async throws {
        let (one, two) = (try node(), try node())
        let (before, after) = (journal(one), journal(two))
        try await before.append(entry(1))
        try takeOver(from: one, by: two)
        try await after.append(entry(2))
        await #expect(throws: InputRejection.elsewhere) {
            try await streams.without(Self.first) { try await before.append(entry(2)) }
        }
        #expect(try numbers(two) == [1, 2] && streamsOfEntries(two) == [0])
        try await after.append(entry(3))
    }

    @Test func `A new session begins in a stream that has a leader`() async throws {
        let one = try node()
        try await streams.without(Self.first) { try await self.journal(one).append(entry(1)) }
        #expect(try numbers(one) == [1] && streamsOfEntries(one) == [1])
        try one.forget(Self.session)
        try await journal(one).append(entry(1))
        #expect(try numbers(one) == [1] && streamsOfEntries(one) == [1] && one.changesOfStream == 1)
    }

    @Test func `A temporary NATS error is distinguished from unreadable data`() {
        #expect(ArchiveError(reading: ClusterError.nats(.late)) == .away(reason: "\(ClusterError.nats(.late))"))
        let damaged = ClusterError.damaged(what: "an entry", reason: "it is incomplete")
        #expect(ArchiveError(reading: damaged) == .unreadable(reason: "\(damaged)"))
    }

    @Test func `A cluster of an older format is upgraded when a new node joins`() throws {
        let one = try node()
        try one.shared.set("format", to: Array("1".utf8))
        let two = try node()
        #expect(try two.shared.value("format") == Array("2".utf8))
    }

    @Test(arguments: 0..<6)
    func `Acknowledged entries are stored once and in order through outages and takeovers`(seed: UInt64) async throws {
        var chance = SeededNumbers(seed: seed)
        var nodes = [try node(waitForLeader: .zero), try node(waitForLeader: .zero)]
        var journal = journal(nodes[0])
        var acknowledged: [JournalEntry] = []
        var isOwn = false
        for number in 1...30 {
            if number > 1, chance.chance(25) {
                if chance.chance(50) {
                    // The takeover may have to wait if the former node continued in the other stream.
                    try await streams.without(ClusterName.standard.recordStream(0)) { [nodes] in
                        try? takeOver(from: nodes[0], by: nodes[1])
                    }
                }
                try takeOver(from: nodes[0], by: nodes[1])
                nodes.reverse()
                journal = self.journal(nodes[0])
                isOwn = false
                #expect(try await journal.recorded() == acknowledged)
            }
            let entry = entry(number)
            // A node that has just taken the session over would wait for the leader of the stream.
            if isOwn, chance.chance(50) {
                let stream = ClusterName.standard.entryStream(chance.chance(50) ? 0 : 1)
                try await streams.without(stream) { [journal] in try await journal.append(entry) }
            } else {
                try await journal.append(entry)
            }
            isOwn = true
            acknowledged.append(entry)
        }
        #expect(try nodes[0].entries(of: Self.session, after: 0) == acknowledged)
    }
}
