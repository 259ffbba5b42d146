import Glibc
import HeadlessUIKit
import JSON
import SessionRuntime

/// Plays a recording of taps on a screen of 50 views, in this very process.
struct ReplayRun {
    private let recording: Recording

    /// Makes the recording, with sums and outcomes as a server writes them.
    init(taps: Int) throws {
        let opening = RecordedInput(time: .zero, input: .opened(SessionConfiguration()), digest: nil)
        let button = try Self.button(of: Self.player([opening]))
        let inputs = (1...taps).map { number in
            RecordedInput(time: .milliseconds(number * 5), input: .tap(button), digest: nil)
        }
        let header = RecordingHeader(product: "benchmark", app: "AppDelegate", controllers: [], opened: 0)
        recording = try RecordingReader.read(try Self.player([opening] + inputs).file(header))
    }

    /// Takes the recording of a session that a server had at a person's pace: some seconds of taps and pauses.
    init(livedOn server: ServerProcess) throws {
        let requests = try Requests(port: server.port)
        let session = try BenchmarkSession(of: server, through: requests, body: "{}")
        for milliseconds in [300, 150, 150, 400, 250, 600, 150, 350, 200, 500, 150, 300] as [UInt32] {
            usleep(milliseconds * 1_000)
            guard try requests.send(session.tap).status == 202 else { throw BenchmarkError("a tap was refused") }
        }
        recording = try RecordingReader.read(
            requests.send("GET", "/api/sessions/\(session.id)/recording").body)
    }

    /// How many inputs the recording has.
    var count: Int { recording.inputs.count }

    /// The session's own time at its last input.
    var sessionTime: Microseconds { (recording.inputs.last?.time ?? .zero) / .microseconds(1) }

    /// Microseconds for all inputs, each compared with what is recorded. Throws when one differs.
    func replay() throws -> Double {
        let player = Self.player(recording.inputs)
        let start = now()
        player.go(to: player.count)
        let time = now() - start
        guard player.firstDifference == nil else { throw BenchmarkError("the replay differs") }
        return time
    }

    /// Microseconds until a step's snapshot is there: from the beginning, and from the step before.
    func reach(step: Int) -> (cold: Double, near: Double) {
        let start = now()
        let player = Self.player(recording.inputs)
        player.go(to: step - 1)
        _ = player.snapshot(of: player.moment(), for: .owner)
        let cold = now() - start
        let begin = now()
        player.go(to: step)
        _ = player.snapshot(of: player.moment(), for: .owner)
        return (cold, now() - begin)
    }

    private static func player(_ inputs: [RecordedInput]) -> Player {
        Player(
            inputs, id: SessionID("benchmark"), watch: SessionID("benchmark"), app: ApplicationServer.makeDelegate)
    }

    private static func button(of player: Player) throws -> ViewID {
        player.go(to: 1)
        let snapshot = try JSON(parsing: player.snapshot(of: player.moment(), for: .owner))
        guard let name = snapshot["tree"].flatMap(BenchmarkSession.button), let button = ViewID(name) else {
            throw BenchmarkError("there is no button to tap")
        }
        return button
    }
}
