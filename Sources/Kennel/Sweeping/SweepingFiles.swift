import Foundation
import HeadlessUIKit
import Recording
import Sweeping
import Wire
import WorldProcess

/// Sweeps files with faults: no network, no clock, no server. What crashes the app or does not come back is a result like
/// others.
struct SweepingFiles {
    let application: @Sendable () -> any UIApplicationDelegate
    let options: SweepOptions
    /// What runs as world process.
    var worldProgram = WorldProgram.own
    /// Takes the lines for the person at the terminal.
    let tell: @Sendable (String) -> Void

    /// Sweeps all files, whatever comes of each, and gives the status to exit with: 0 when nothing is wrong, 1 when something
    /// is, `Replaying.unreadableCode` when one cannot be read.
    func run() async -> Int32 {
        var serving = options.replay.serving
        let width = max(1, serving.worldCount.width)
        if case .shared(1...) = serving.worldCount { serving.worlds = .shared(width) }
        var results: [SweptFile] = []
        do {
            let apps = try Apps(own: worldProgram, application, serving)
            defer { apps.stop() }
            if !options.replay.apps.isEmpty { _ = try apps.others() }
            for file in options.replay.files {
                results.append(await sweep(file, in: apps, width: width))
            }
        } catch {
            tell("\(error)")
            return Replaying.noProcessCode
        }
        if let junit = options.replay.junit {
            do {
                try Data(JUnitReport(results).xml.utf8).write(to: URL(filePath: junit))
            } catch {
                tell("The report \(junit) cannot be written: \(error.localizedDescription)")
                return Replaying.noReportCode
            }
        }
        return results.map(\.status).max() ?? 0
    }

    private func sweep(_ file: String, in worlds: any Worlds, width: Int) async -> SweptFile {
        do throws(Unreadable) {
            let recording = try RecordingFile(file).read(knowing: options.replay.apps.map(\.name))
            let screenplay = try await screenplay(recording.inputs, in: worlds)
            try check(screenplay)
            let sweep = Sweep(screenplay, options.plan(width: width), in: worlds)
            let line = ProgressLine(file, tell: tell)
            let progress = await sweep.run { line.show($0) }
            line.clear()
            let result = SweptFile(file: file, outcome: .swept(progress))
            tell(result.text)
            return result
        } catch {
            let result = SweptFile(file: file, outcome: .unreadable(error.sentence))
            tell(result.text)
            return result
        }
    }

    private func screenplay(
        _ inputs: [RecordedInput], in worlds: any Worlds
    ) async throws(Unreadable) -> Screenplay {
        do throws(ScreenplayError) {
            return try await Screenplay(reading: inputs, in: worlds)
        } catch {
            throw Unreadable(sentence: "it could not be played: \(error.description)")
        }
    }

    private func check(_ screenplay: Screenplay) throws(Unreadable) {
        let known = screenplay.controllers
        for controller in options.controllers where !known.contains(controller) {
            throw Unreadable(
                sentence: "its app has no controller \"\(controller)\""
                    + (known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))"))
        }
    }
}
