import Foundation
import HeadlessUIKit
import Recording
import Wire
import World

/// Replays files into an app: no network, no clock, no server.
struct Replaying {
    /// `EX_DATAERR` of sysexits(3): a file cannot be read.
    static let unreadableCode: Int32 = 65
    /// `EX_CANTCREAT`: the report cannot be written.
    static let noReportCode: Int32 = 73

    let application: @Sendable () -> any UIApplicationDelegate
    let options: ReplayOptions
    /// Takes the lines for the person at the terminal.
    let tell: @Sendable (String) -> Void

    /// Replays all files, whatever comes of each, and gives the status to exit with: 0 when all are the same, 1 when one
    /// differs, `unreadableCode` when one cannot be read.
    func run() async -> Int32 {
        var results: [ReplayResult] = []
        for file in options.files {
            let result = await replay(file)
            tell(result.text)
            results.append(result)
        }
        if let junit = options.junit {
            do {
                try Data(JUnitReport(results).xml.utf8).write(to: URL(filePath: junit))
            } catch {
                tell("The report \(junit) cannot be written: \(error.localizedDescription)")
                return Self.noReportCode
            }
        }
        return results.map(\.status).max() ?? 0
    }

    private func replay(_ file: String) async -> ReplayResult {
        let start = ContinuousClock.now
        func result(_ inputs: Int, _ notes: [String], _ verdict: ReplayResult.Verdict) -> ReplayResult {
            ReplayResult(
                file: file, inputs: inputs, notes: notes, duration: ContinuousClock.now - start, verdict: verdict)
        }
        let recording: Recording
        do {
            recording = try read(file)
        } catch {
            return result(0, [], .unreadable(error.sentence))
        }
        var notes: [String] = []
        if recording.isCut { notes.append("the file was cut") }
        let app = AppFacts.name(of: application)
        if app != recording.header.app { notes.append("recorded with \(recording.header.app), replayed with \(app)") }
        let player = Player(recording.inputs, worlds: LocalWorlds(application))
        do {
            let difference = try await player.difference()
            return result(recording.inputs.count, notes, difference.map(ReplayResult.Verdict.differs) ?? .same)
        } catch {
            return result(recording.inputs.count, notes, .unreadable("the app ended while it was replayed"))
        }
    }

    private func read(_ file: String) throws(Unreadable) -> Recording {
        let limits = RecordingLimits()
        let bytes: [UInt8]
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
            guard size <= limits.fileBytes else { throw RecordingError.tooLarge(limit: limits.fileBytes) }
            bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
            return try RecordingReader.read(bytes, limits: limits)
        } catch let error as RecordingError {
            throw Unreadable(sentence: error.description)
        } catch {
            throw Unreadable(sentence: error.localizedDescription)
        }
    }

    private struct Unreadable: Error {
        let sentence: String
    }
}

extension ReplayResult {
    fileprivate var status: Int32 {
        switch verdict {
        case .same: 0
        case .differs: 1
        case .unreadable: Replaying.unreadableCode
        }
    }
}
