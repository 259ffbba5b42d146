import Exports
import HeadlessUIKit
import Recordings
import Sessions
import Wire
import WorldProcess

/// Replays a recording file and exports the result as steps, an HTTP archive or a test. Uses no server and no network.
struct ExportingFile {
    let application: @Sendable () -> any UIApplicationDelegate
    let options: ExportOptions
    /// The program that app processes run.
    var worldProgram = WorldProgram.own
    /// Receives the text of the export.
    let tell: @Sendable (String) -> Void
    /// Receives error messages for the user.
    let complain: @Sendable (String) -> Void

    /// Exports the recording.
    ///
    /// - Returns: 0 after success, ``ExitCode/unreadable`` if the file cannot be read or replayed.
    func run() async -> ExitCode {
        do {
            let apps = try Apps(own: worldProgram, application: application, options: options.replay.serving)
            defer { apps.stop() }
            if !options.replay.apps.isEmpty { _ = try apps.others() }
            tell(try await text(in: apps))
            return .success
        } catch let error as Unreadable {
            complain("\(options.replay.files[0]): \(error.sentence)")
            return .unreadable
        } catch {
            complain("\(error)")
            return .noProcess
        }
    }

    private func text(in worlds: any Worlds) async throws -> String {
        let recording = try RecordingFile(options.replay.files[0]).read(knowing: options.replay.apps.map(\.name))
        let course: Playback
        do throws(WorldLoss) {
            course = try await Playback.played(recording, by: Player(recording.inputs, worlds: worlds))
        } catch {
            throw Unreadable(sentence: "it could not be replayed: \(error.sentence)")
        }
        switch options.form {
        case .steps:
            let page = StepsPage(course, language: options.language)
            warn(about: page.findings)
            return page.text
        case .har:
            let file = HARFile(course, without: .standard, language: options.language)
            warn(about: file.findings)
            return String(decoding: file.bytes, as: UTF8.self)
        case .test:
            let file = TestFile(course, module: options.module)
            warn(about: file.findings)
            return file.text
        }
    }

    private func warn(about findings: SecretFindings) {
        if let text = findings.text(in: options.language) { complain(text) }
    }
}
