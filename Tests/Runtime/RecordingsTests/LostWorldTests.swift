import Foundation
import HeadlessUIKit
import KennelTesting
import Locks
import Recordings
import SessionSupport
import Testing
import Wire
import World

@Suite("Playing a recording in worlds that end")
struct LostWorldTests {
    @Test(arguments: [1, 2, 3, 5])
    func `A world lost to another world's crash is recreated, and playback shows the same states`(after calls: Int)
        async throws
    {
        let inputs = await (try FailsTwice.session()).recordedInputs()
        let steady = Player(inputs, app: BeagleApp.init)
        let worlds = MortalWorlds(calls: calls)
        let player = Player(inputs, worlds: worlds)
        for step in [1, 2, inputs.count, 1, inputs.count] {
            try await steady.seek(to: step)
            try await player.seek(to: step)
            let (expected, seen) = (try await steady.currentState(), try await player.currentState())
            #expect(seen.state == expected.state && seen.label == expected.label)
            #expect(seen.sequence == expected.sequence && seen.step == step)
        }
        #expect(worlds.made > 1)
        #expect(try await player.file(.testing) == (try await steady.file(.testing)))
    }

    @Test func `Playback fails with WorldLoss.gone when every recreated world is lost again`() async throws {
        let inputs = await (try FailsTwice.session()).recordedInputs()
        let player = Player(inputs, worlds: MortalWorlds(calls: 0))
        await #expect(throws: WorldLoss.gone) { try await player.seek(to: 1) }
    }

    @Test func `A crashing input is reported by name, tried once, and earlier steps can still be shown`() async throws {
        let inputs = await (try FailsTwice.session()).recordedInputs()
        let worlds = MortalWorlds(crashAt: 3)
        let player = Player(inputs, worlds: worlds)
        let loss = WorldLoss.crashed(MortalWorlds.report(at: 3))
        await #expect(throws: loss) { try await player.seek(to: inputs.count) }
        let made = worlds.made
        for step in [3, inputs.count, 4] { await #expect(throws: loss) { try await player.seek(to: step) } }
        try await player.seek(to: 2)
        #expect(try await player.currentState().label == "answer 500 to request q1")
        #expect(worlds.made == made)
        let crash = try #require(try await player.crashed())
        #expect(crash.number == 3 && crash.label == "timer t1 (animation)")
        #expect(crash.headline == "Input 3 (timer t1 (animation)) crashed the app: it fell (pay(), Pay.swift:7)")
        #expect(
            crash.text == """
                Input 3 (timer t1 (animation)) at \(inputs[2].time.wholeMilliseconds) ms crashed the app: it fell
                  at pay() in /app/Pay.swift:7
                  and 1 more of Kennel, Swift and the system
                """)
    }

    @Test func `A crash while the state is read names the preceding input but does not blame it`() async throws {
        let inputs = await (try FailsTwice.session()).recordedInputs()
        let player = Player(inputs, worlds: MortalWorlds(crashesWhenSeen: true))
        try await player.seek(to: 3)
        await #expect(throws: WorldLoss.self) { try await player.currentState() }
        let crash = try #require(try await player.crashed())
        #expect(crash.site == .inspection(after: 3) && crash.time == inputs[2].time)
        #expect(
            crash.headline
                == "Inspecting the app after input 3 (timer t1 (animation)) crashed it: it fell (pay(), Pay.swift:7)")
        #expect(
            crash.text.hasPrefix(
                """
                Inspecting the app after input 3 (timer t1 (animation)) at \(inputs[2].time.wholeMilliseconds) ms crashed it: it fell
                  at pay() in /app/Pay.swift:7
                """))
        try await player.seek(to: inputs.count)
        #expect(await player.step == inputs.count, "no input is the worse for it")
    }

    @Test func `A recording that crashes on playback exports all inputs, with outcomes up to the crash`() async throws {
        let inputs = await (try FailsTwice.session()).recordedInputs()
        let file = try await Player(inputs, worlds: MortalWorlds(crashAt: 3)).file(.testing)
        let recording = try RecordingReader.read(file)
        #expect(recording.inputs.count == inputs.count && !recording.isCut)
        #expect(recording.inputs.map { $0.outcome != nil } == inputs.indices.map { $0 < 2 })
    }
}

/// Worlds that end after a given number of calls, either because another world has ended their process, or by
/// themselves at a given input.
private final class MortalWorlds: Worlds {
    private let local = LocalWorlds(BeagleApp.init)
    private let calls: Int?
    private let crashAt: Int?
    private let crashesWhenSeen: Bool
    private let count = Locked(0)

    init(calls: Int? = nil, crashAt: Int? = nil, crashesWhenSeen: Bool = false) {
        self.calls = calls
        self.crashAt = crashAt
        self.crashesWhenSeen = crashesWhenSeen
    }

    static func report(at input: Int?) -> CrashReport {
        CrashReport(
            message: "it fell",
            frames: [
                .init(function: "swift_trap"), .init(function: "pay()", file: "/app/Pay.swift", line: 7, isApp: true),
            ],
            input: input)
    }

    var made: Int { count.withLock { $0 } }
    var sharesFate: Bool { false }

    func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        // Worlds that are created later last longer, so that the test ends.
        let made = count.withLock { count in
            count += 1
            return count
        }
        return MortalWorld(
            local.make(setup, reading: reading, answered: answered), calls: calls.map { $0 * made }, crashAt: crashAt,
            crashesWhenSeen)
    }
}

private final class MortalWorld: WorldHandle {
    private let world: any WorldHandle
    private let left: Locked<Int>
    private let crashAt: Int?
    private let crashesWhenSeen: Bool

    init(_ world: any WorldHandle, calls: Int?, crashAt: Int?, _ crashesWhenSeen: Bool) {
        self.world = world
        self.crashesWhenSeen = crashesWhenSeen
        left = Locked(calls ?? .max)
        self.crashAt = crashAt
    }

    private func live() throws(WorldLoss) {
        let isAlive = left.withLock { left in
            left -= 1
            return left >= 0
        }
        if !isAlive { throw .gone }
    }

    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        try live()
        return try await world.offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        try live()
        if let crashAt, steps.contains(where: { $0.timedInput.number == crashAt }) {
            left.withLock { $0 = 0 }
            throw .crashed(MortalWorlds.report(at: crashAt))
        }
        return try await world.replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        try live()
        if crashesWhenSeen, case .state = question {
            left.withLock { $0 = 0 }
            throw .crashed(MortalWorlds.report(at: nil))
        }
        return try await world.answer(question)
    }

    func expect(_ requests: [RequestID]) { world.expect(requests) }
    func goLive() { world.goLive() }
    func discard() { world.discard() }
}
