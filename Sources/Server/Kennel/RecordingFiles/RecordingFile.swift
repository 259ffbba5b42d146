import Foundation
import Recordings
import Sweeps
import Wire

/// A recording file named on the command line.
struct RecordingFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Reads the file. Throws an error with a sentence if it cannot be read, or was recorded in an app that is not one
    /// of `apps`.
    func read(knowing apps: [String]) throws(Unreadable) -> Recording {
        let recording = try read()
        if let app = recording.inputs.first?.configuration?.app, !apps.contains(app) {
            throw Unreadable(
                sentence: "it was recorded in the app \"\(app)\", which is not this program; "
                    + "name its program with --app \(app)=PROGRAM")
        }
        return recording
    }

    private func read() throws(Unreadable) -> Recording {
        let limits = RecordingLimits()
        do {
            let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
            guard size <= limits.fileBytes else { throw RecordingError.tooLarge(limit: limits.fileBytes) }
            return try RecordingReader.read([UInt8](try Data(contentsOf: URL(filePath: path))), limits: limits)
        } catch let error as RecordingError {
            throw Unreadable(sentence: error.description)
        } catch {
            throw Unreadable(sentence: error.localizedDescription)
        }
    }
}

extension Recording {
    /// Returns the user actions in the recording. Throws an error with a sentence if it cannot be replayed.
    func scenario(in worlds: any Worlds) async throws(Unreadable) -> Scenario {
        do throws(ScenarioError) {
            return try await Scenario(reading: inputs, in: worlds)
        } catch {
            throw Unreadable(sentence: "it could not be replayed: \(error.description)")
        }
    }
}

/// The error of a file that cannot be used.
struct Unreadable: Error {
    let sentence: String
}
