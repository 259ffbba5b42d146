import Sweeps
import Wire

/// Compares two runs of one recording, or one run of each of two recordings.
struct FileComparison: Sendable {
    /// A run of a recording.
    struct Run: Sendable {
        let file: String
        /// The setting in which the run differs from the recording; nil if the run has the recorded settings.
        var side: CompareOptions.Side?
    }

    let left: Run
    let right: Run

    /// Reads the files, plays both runs, and returns the result.
    func run(in place: RecordingRunner.Place) async -> ComparisonResult {
        let start = ContinuousClock.now
        let verdict: ComparisonResult.Outcome
        do throws(Unreadable) {
            verdict = .compared(try await compare(in: place))
        } catch {
            verdict = .unreadable(error.sentence)
        }
        return ComparisonResult(name: name, duration: ContinuousClock.now - start, comparisonOutcome: verdict)
    }

    private var isOfOneFile: Bool { left.file == right.file }

    private var name: String {
        isOfOneFile ? "\(left.file): \(names.left) and \(names.right)" : "\(left.file) and \(right.file)"
    }

    private var names: RunComparison.Names {
        guard isOfOneFile else { return (left.file.lastPart, right.file.lastPart) }
        return (left.side?.name ?? "as recorded", right.side?.name ?? "as recorded")
    }

    private func compare(in place: RecordingRunner.Place) async throws(Unreadable) -> RunComparison {
        let one = try await scenario(of: left, in: place)
        let other = isOfOneFile ? one : try await scenario(of: right, in: place)
        let runs = (
            try run(left, of: one, named: left.side?.controller.flatMap(one.spelling) ?? names.left),
            try run(right, of: other, named: right.side?.controller.flatMap(other.spelling) ?? names.right)
        )
        do throws(ScenarioError) {
            return await (try RunPair(left: runs.0, right: runs.1)).run(in: place.worlds).comparison
        } catch {
            throw Unreadable(sentence: error.description)
        }
    }

    private func run(_ run: Run, of screenplay: Scenario, named name: String) throws(Unreadable) -> RunPair.Run {
        RunPair.Run(name: name, scenario: screenplay, configuration: try configuration(of: screenplay, for: run))
    }

    private func configuration(of screenplay: Scenario, for run: Run) throws(Unreadable) -> SessionConfiguration {
        switch run.side {
        case nil: return screenplay.configuration
        case .controller(let id):
            if let lack = screenplay.lack(of: id) { throw Unreadable(sentence: lack) }
            return screenplay.configuration(with: id)
        case .app(let name):
            var configuration = screenplay.configuration
            configuration.app = name
            return configuration
        }
    }

    private func scenario(of run: Run, in place: RecordingRunner.Place) async throws(Unreadable) -> Scenario {
        try await RecordingFile(run.file).read(knowing: place.apps).scenario(in: place.worlds)
    }
}

extension String {
    /// The name of a file without its folders.
    fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
