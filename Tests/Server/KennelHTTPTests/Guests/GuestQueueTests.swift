import Locks
import Testing

@testable import KennelHTTP

@Suite("What guests wait for")
struct GuestQueueTests {
    /// Reads of a session that continue until the test ends them.
    private final class Looks: Sendable {
        private struct State {
            var begun: [String] = []
            var turns: [GuestTurn] = []
        }

        private let state = Locked(State())
        let queue: GuestQueue

        init(_ change: (inout GuestQueue.Bounds) -> Void = { _ in }) {
            var bounds = GuestQueue.Bounds()
            change(&bounds)
            queue = GuestQueue(bounds)
        }

        var begun: [String] { state.withLock { $0.begun } }

        func add(
            _ name: String, client: String = "a", session: String = "s", kind: GuestQueue.Kind = .read,
            subject: String? = nil, isGone: @escaping @Sendable () -> Bool = { false }
        ) throws(ProblemDetails) {
            try queue.add(
                .init(client: client, session: session, kind: kind, subject: subject, isGone: isGone) { [self] turn in
                    state.withLock { state in
                        state.begun.append(name)
                        state.turns.append(turn)
                    }
                })
        }

        /// Ends the running reads.
        func end() {
            let ended = state.withLock { state in
                defer { state.turns = [] }
                return state.turns
            }
            withExtendedLifetime(ended) {}
        }
    }

    @Test func `One read and one play of a session run at a time, and other sessions do not wait for them`() throws {
        let looks = Looks()
        try looks.add("1")
        try looks.add("2")
        try looks.add("played", kind: .play)
        try looks.add("other", session: "t")
        #expect(looks.begun == ["1", "played", "other"])
        looks.end()
        #expect(looks.begun == ["1", "played", "other", "2"])
        #expect(looks.queue.count == 0)
    }

    @Test func `Clients take turns, however many reads one of them asks for`() throws {
        let looks = Looks()
        for number in 1...3 { try looks.add("a\(number)", client: "a") }
        try looks.add("b1", client: "b")
        for _ in 0..<4 { looks.end() }
        #expect(looks.begun == ["a1", "a2", "b1", "a3"])
    }

    @Test func `Reads with the same subject start together, and the next starts when all of them are done`() throws {
        let looks = Looks()
        try looks.add("first")
        try looks.add("x1", client: "a", subject: "x")
        try looks.add("y", client: "b", subject: "y")
        try looks.add("x2", client: "b", subject: "x")
        try looks.add("left", client: "c", subject: "x", isGone: { true })
        try looks.add("alone", client: "c")
        looks.end()
        #expect(looks.begun == ["first", "x1", "x2"])
        looks.end()
        #expect(looks.begun.suffix(1) == ["y"])
        looks.end()
        #expect(looks.begun.suffix(1) == ["alone"])
        looks.end()
        #expect(looks.queue.count == 0 && looks.queue.abandoned == 1)
        #expect(looks.queue.refusal(client: "c", session: "s") == nil)
    }

    @Test func `Reads of clients that have disconnected are dropped`() throws {
        let looks = Looks()
        let isGone = Locked(false)
        try looks.add("1")
        for number in 2...200 { try looks.add("\(number)", isGone: { isGone.withLock { $0 } }) }
        try looks.add("last", client: "b")
        isGone.withLock { $0 = true }
        looks.end()
        #expect(looks.begun == ["1", "last"])
        looks.end()
        #expect(looks.queue.count == 0 && looks.queue.abandoned == 199)
    }

    @Test func `A waiting read over a client's limit gets 429, over a session's 503, both with Retry-After`() throws {
        let looks = Looks {
            $0.waitingOfClient = 2
            $0.waitingOfSession = 3
        }
        for _ in 0..<3 { try looks.add("a") }  // the first is running
        let client = #expect(throws: ProblemDetails.self) { try looks.add("a") }
        #expect(client?.status == 429 && client?.headers.contains { $0.name == "Retry-After" } == true)
        #expect(looks.queue.refusal(client: "a", session: "t") != nil)
        try looks.add("b", client: "b")
        let session = #expect(throws: ProblemDetails.self) { try looks.add("c", client: "c") }
        #expect(session?.status == 503 && session?.headers.contains { $0.name == "Retry-After" } == true)
        looks.end()
        try looks.add("c", client: "c")
    }

    @Test(arguments: [
        (1, 50, 2, 10), (2, 50, 2, 10), (4, 50, 2, 30), (100, 50, 2, 990), (1, 25, 8, 30), (40, 100, 4, 90),
    ])
    func `A queue rests longer with more busy queues, so that guests keep to their processor share`(
        lines: Int, share: Int, processors: Int, rest: Int
    ) {
        var bounds = GuestQueue.Bounds()
        (bounds.share, bounds.processors) = (share, processors)
        let found = bounds.rest(after: .milliseconds(10), lines: lines)
        #expect(abs(found / .milliseconds(1) - Double(rest)) < 0.01)
    }

    @Test func `A queue rests after a read, so that guests keep to their share of a session's time`() async throws {
        let looks = Looks { ($0.share, $0.processors) = (50, 2) }
        let began = ContinuousClock.now
        let busy = Duration.milliseconds(40)
        for _ in 0..<3 {
            try looks.queue.add(
                .init(client: "a", session: "s", kind: .read, isGone: { false }) { turn in
                    Task { await turn.count { try? await Task.sleep(for: busy) } }
                })
        }
        try looks.add("after")
        while looks.begun.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        // There were three reads, and after each of them a pause as long as the read.
        #expect(ContinuousClock.now - began >= busy * 6)
    }
}
