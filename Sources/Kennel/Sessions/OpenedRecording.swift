import Foundation
import JSON
import Recording
import Wire

/// A recording that somebody opened from a file: its names here, what is said of it, and how it is read.
struct OpenedRecording: Sendable {
    /// The name under which it can be deleted, and branched from.
    let id: SessionID
    /// The name under which it can be looked at.
    let watch: SessionID
    /// What is said of it before it is read.
    let facts: Facts
    /// The file's text; reads it from where it is kept.
    let file: @Sendable () throws -> String

    /// What a list and a snapshot say of a recording.
    struct Facts: Codable, Sendable {
        let configuration: SessionConfiguration
        let inputs: Int
        let app: String
        let isCut: Bool

        init(_ recording: Recording) {
            configuration = recording.inputs.first?.configuration ?? SessionConfiguration()
            inputs = recording.summary.inputs
            app = recording.summary.app
            isCut = recording.summary.isCut
        }

        /// Reads what `text` wrote.
        init(text: String) throws {
            self = try JSONDecoding().decode(Facts.self, from: try JSON(parsing: text))
        }

        /// The facts as they are stored.
        var text: String {
            get throws { try JSONEncoding.encode(self).description }
        }

        var summary: RecordingSummary { RecordingSummary(inputs: inputs, app: app, isCut: isCut) }
    }

    /// The recording. Its text was checked when it was opened.
    func read() throws(ProblemDetails) -> Recording {
        do {
            return try RecordingReader.read(Array(try file().utf8))
        } catch let problem as ProblemDetails {
            throw problem
        } catch {
            throw .unreadable("\(error)")
        }
    }

    func past() throws(ProblemDetails) -> SessionPast {
        let recording = try read()
        do {
            return try recording.past(of: id)
        } catch {
            throw .unreadable("\(error)")
        }
    }
}
