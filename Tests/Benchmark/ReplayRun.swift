import Glibc
import JSON
import Recordings
import Wire
import World

/// Replays a recording of taps on a screen of 50 views, in this process.
struct ReplayRun {
    private let recording: Recording

    /// Makes the recording, with digests as a server writes them.
    init(taps: Int) throws {
        let world = Self.world(SessionConfiguration())
        func record(_ input: SessionInput, _ number: Int, at time: Duration) -> RecordedInput {
            let turn = world.makeTurn(of: input, number: number, at: time)
            return RecordedInput(time: time, input: input, digest: turn.checkpoint.digest)
        }
        var inputs = [record(.opened(SessionConfiguration()), 1, at: .zero)]
        let button = try Self.button(of: world)
        for number in 1...taps { inputs.append(record(.tap(button), number + 1, at: .milliseconds(number * 5))) }
        let header = RecordingHeader(product: "benchmark", app: "AppDelegate", controllers: [], opened: 0)
        recording = try RecordingReader.read(Recording(header: header, inputs: inputs).file)
    }

    /// Makes the recording of a session on a server with the pace of a user: some seconds of taps and pauses.
    init(livedOn server: ServerProcess) throws {
        let requests = try Requests(port: server.port)
        let session = try BenchmarkSession(through: requests, body: "{}")
        for milliseconds in [300, 150, 150, 400, 250, 600, 150, 350, 200, 500, 150, 300] as [UInt32] {
            usleep(milliseconds * 1_000)
            guard try requests.send(session.tap).status == 202 else { throw BenchmarkError("a tap was refused") }
        }
        recording = try RecordingReader.read(
            requests.send("GET", "/api/sessions/\(session.id)/recording").body)
    }

    /// The number of inputs in the recording.
    var count: Int { recording.inputs.count }

    /// The session's own time at its last input.
    var sessionTime: Microseconds { (recording.inputs.last?.time ?? .zero) / .microseconds(1) }

    /// Returns the microseconds for a replay of all inputs, which compares the effect of each input with the recording.
    /// Throws if one differs.
    func replay() throws -> Double {
        let world = world
        let start = now()
        let replayed = world.replay(steps(1...count))
        let time = now() - start
        guard replayed.firstDifference == nil else { throw BenchmarkError("the replay differs") }
        return time
    }

    /// Returns the microseconds until the snapshot of a step is available: if the replay starts at the beginning, and
    /// if the step before was replayed already.
    func reach(step: Int) -> (cold: Double, near: Double) {
        let start = now()
        let world = world
        _ = world.replay(steps(1...step - 1))
        _ = world.answer(.state)
        let cold = now() - start
        let begin = now()
        _ = world.replay(steps(step...step))
        _ = world.answer(.state)
        return (cold, now() - begin)
    }

    private func steps(_ numbers: ClosedRange<Int>) -> [ReplayStep] {
        numbers.map { number in
            let input = recording.inputs[number - 1]
            return ReplayStep(TimedInput(input.input, number: number, time: input.time), digest: input.digest)
        }
    }

    private var world: World { Self.world(recording.inputs.first?.configuration ?? SessionConfiguration()) }

    private static func world(_ configuration: SessionConfiguration) -> World {
        World(WorldSetup(configuration: configuration, limits: .standard), app: ApplicationServer.makeDelegate) { _ in
            nil
        }
    }

    private static func button(of world: World) throws -> ViewID {
        guard case .text(let state?) = world.answer(.state),
            let name = try JSON(parsing: state)["tree"].flatMap({ BenchmarkSession.button(in: $0) }),
            let button = ViewID(name)
        else { throw BenchmarkError("there is no button to tap") }
        return button
    }
}
