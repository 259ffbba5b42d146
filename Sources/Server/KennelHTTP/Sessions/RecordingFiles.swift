import Recordings
import Sessions
package import Wire

/// The format of recording files.
package struct RecordingFiles: RecordingFormat {
    /// Creates the format; it reads the output of `RecordingWriter`.
    package init() {}

    /// Returns the inputs in a file's text as the past of a session with this id.
    package func past(in text: String, of session: SessionID) throws -> SessionPast {
        try RecordingReader.read(Array(text.utf8)).past(of: session)
    }
}

extension OpenedRecording {
    /// Returns the recording in the file, whose text was validated when it was opened.
    ///
    /// Reading a long recording blocks none of the threads that run Swift's tasks.
    func readAside() async throws(ArchiveError) -> Recording {
        try await aside { (recording) throws(ArchiveError) in
            let text = try recording.file()
            do {
                return try RecordingReader.read(Array(text.utf8))
            } catch {
                throw .unreadable(reason: "\(error)")
            }
        }
    }
}

extension SessionArchive.Contents {
    /// Returns the file of a quarantined session, and its configuration. The session is not run, so the file contains
    /// the recorded digests of its inputs but no results.
    func file(
        _ headerOf: (SessionConfiguration) -> RecordingHeader
    ) throws(ArchiveError) -> (file: [UInt8], configuration: SessionConfiguration) {
        switch self {
        case .recording(let recording):
            return (Array(try recording.file().utf8), recording.facts.configuration)
        case .past(let past):
            var header = headerOf(past.configuration)
            header.opened = past.configuration.opened
            do {
                return (try Recording(header: header, past).file, past.configuration)
            } catch {
                throw .unreadable(reason: "\(error)")
            }
        }
    }
}
