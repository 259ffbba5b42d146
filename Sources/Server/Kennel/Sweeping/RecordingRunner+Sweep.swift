import Recordings
import Sweeps
import Wire

extension RecordingRunner {
    /// Sweeps all files with faults, one after the other.
    ///
    /// - Returns: 0 if nothing is wrong, 1 if something is, ``ExitCode/unreadable`` if a file cannot be read.
    func sweep(_ asked: SweepOptions) async -> ExitCode {
        await run(atOnce: .max) { place, width in
            var results: [SweptFile] = []
            for file in asked.replay.files {
                let result = await sweep(file, options: asked, in: place, width: width)
                tell(result.text)
                results.append(result)
            }
            return results
        }
    }

    private func sweep(_ file: String, options asked: SweepOptions, in place: Place, width: Int) async -> SweptFile {
        do throws(Unreadable) {
            let recording = try RecordingFile(file).read(knowing: place.apps)
            let screenplay = try await recording.scenario(in: place.worlds)
            var asked = asked
            for (index, controller) in asked.controllers.enumerated() {
                if let lack = screenplay.lack(of: controller) { throw Unreadable(sentence: lack) }
                asked.controllers[index] = screenplay.spelling(of: controller) ?? controller
            }
            let sweep = Sweep(screenplay, plan: asked.plan(width: width), in: place.worlds)
            let line = ProgressLine(file, tell: tell)
            let progress = await sweep.run { line.show($0) }
            line.clear()
            return SweptFile(file: file, outcome: .swept(progress))
        } catch {
            return SweptFile(file: file, outcome: .unreadable(error.sentence))
        }
    }
}
