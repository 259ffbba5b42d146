import Recordings
import Sessions
package import Wire

/// The files of recordings, as sessions are shown from them.
package struct RecordingFiles: RecordingFormat {
    /// Reads what `RecordingWriter` writes.
    package init() {}

    /// The inputs in a file's text as the past of a session of this name.
    package func past(in text: String, of session: SessionID) throws -> SessionPast {
        try RecordingReader.read(Array(text.utf8)).past(of: session)
    }
}

extension OpenedRecording {
    /// The recording in the file. Its text was checked when it was opened.
    func read() throws(ArchiveError) -> Recording {
        let text = try file()
        do {
            return try RecordingReader.read(Array(text.utf8))
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }
}

extension SessionArchive.Contents {
    /// The file of a session that is set aside, and what it was opened with. Nothing of it runs, so what its inputs
    /// came to is not in it, but the sums that were recorded are.
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
