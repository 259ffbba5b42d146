import Recording
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

extension OpenedRecording.Facts {
    /// What is said of a recording.
    init(_ recording: Recording) {
        self.init(
            configuration: recording.inputs.first?.configuration ?? SessionConfiguration(),
            inputs: recording.summary.inputs, app: recording.summary.app, isCut: recording.summary.isCut)
    }
}

extension RecordingShelf {
    /// Reads a file and keeps it. Nothing of it runs before somebody looks at it. Throws when it is no recording, is longer
    /// than `limit` bytes, or there is no room.
    func open(_ file: [UInt8], limit: Int) throws(ProblemDetails) -> OpenedRecording {
        let recording: Recording
        do {
            recording = try RecordingReader.read(file, limits: RecordingLimits(fileBytes: limit, lineBytes: limit))
        } catch {
            throw .unreadable(error, limit: limit)
        }
        let text: String
        do {
            text = String(decoding: try recording.file, as: UTF8.self)
        } catch {
            throw ArchiveError.unreadable(reason: "\(error)").problem
        }
        do {
            return try add(OpenedRecording.Facts(recording), file: text)
        } catch {
            throw error.problem
        }
    }
}

extension SessionArchive.Contents {
    /// The file of a session that is set aside, and what it was opened with. Nothing of it runs, so what its inputs came
    /// to is not in it, but the sums that were recorded are.
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

extension ProblemDetails {
    fileprivate static func unreadable(_ error: RecordingError, limit: Int) -> ProblemDetails {
        var problem =
            switch error {
            case .tooLarge: tooLarge(limit)
            case .notARecording, .unknownFormat, .damaged:
                ProblemDetails(422, "not-a-recording", "The file cannot be opened", error.description)
            }
        problem.line = error.line
        return problem
    }
}
