import Foundation
import Recordings
import Sweeps
import Wire

/// A recording's file that somebody named on the command line.
struct RecordingFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Reads it; throws a sentence where that is not possible, or where it was recorded in a program that is none of
    /// `apps`.
    func read(knowing apps: [String]) throws(Unreadable) -> Recording {
        let recording = try read()
        if let app = recording.inputs.first?.configuration?.app, !apps.contains(app) {
            throw Unreadable(
                sentence: "it was recorded in the app \"\(app)\", which is another program than this one; "
                    + "give that with --app \(app)=PROGRAM")
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
    /// What the person did in it; throws a sentence where it cannot be played.
    func screenplay(in worlds: any Worlds) async throws(Unreadable) -> Screenplay {
        do throws(ScreenplayError) {
            return try await Screenplay(reading: inputs, in: worlds)
        } catch {
            throw Unreadable(sentence: "it could not be played: \(error.description)")
        }
    }
}

/// Why nothing can be done with a file.
struct Unreadable: Error {
    let sentence: String
}
