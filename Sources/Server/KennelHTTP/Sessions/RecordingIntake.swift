import Recordings
import Sessions
import Wire

/// An upload of a recording file, which is validated and stored a few lines at a time. The recording is not run before
/// it is viewed.
struct RecordingIntake: Sendable {
    private let recordingStore: RecordingStore
    private let draft: RecordingDraft
    private let limit: Int
    private var reader: RecordingReader
    /// Writes the validated recording; nil until the header has been read.
    private var writer: RecordingWriter?
    private var opening: RecordedInput?

    /// The name that a user gave the recorded session; nil if it has none.
    var name: String? { reader.header?.name }
    /// The configuration of the recorded session; nil until it has been read.
    var configuration: SessionConfiguration? { opening?.configuration }

    /// Starts an upload. Throws if there is no room for another recording, or if the archive fails. A file longer than
    /// `limit` bytes will be refused.
    init(_ shelf: RecordingStore, limit: Int) throws(ProblemDetails) {
        self.recordingStore = shelf
        self.limit = limit
        do {
            draft = try shelf.draft()
        } catch {
            throw error.problem
        }
        reader = RecordingReader(limits: RecordingLimits(fileBytes: limit, lineBytes: limit))
    }

    /// Appends the next lines of the file. Only the last line of the file may lack its line end. Throws if the lines
    /// are invalid or cannot be stored.
    mutating func append(_ lines: [UInt8]) throws(ProblemDetails) {
        let inputs: [RecordedInput]
        do {
            inputs = try reader.parse(lines)
        } catch {
            throw .unreadable(error, limit: limit)
        }
        opening = opening ?? inputs.first
        writer = writer ?? reader.header.map { RecordingWriter($0) }
        do {
            for input in inputs { try writer?.append(input) }
        } catch {
            throw ArchiveError.unreadable(reason: "\(error)").problem
        }
        try flush()
    }

    /// Completes the upload. Throws if the file is incomplete or cannot be stored.
    mutating func finish() throws(ProblemDetails) -> OpenedRecording {
        let (header, isCut): (RecordingHeader, Bool)
        do {
            (header, isCut) = try reader.end()
        } catch {
            throw .unreadable(error, limit: limit)
        }
        if !isCut { writer?.end() }
        try flush()
        let facts = OpenedRecording.Facts(
            configuration: configuration ?? SessionConfiguration(), inputs: reader.count, app: header.app,
            isCut: isCut)
        do {
            return try recordingStore.add(facts, from: draft)
        } catch {
            throw error.problem
        }
    }

    /// Cancels the upload, so that its space is free for another one.
    func giveUp() {
        draft.leave()
    }

    private mutating func flush() throws(ProblemDetails) {
        guard let bytes = writer?.takeBytes() else { return }
        do {
            try draft.append(bytes)
        } catch {
            throw error.problem
        }
    }
}

extension ProblemDetails {
    fileprivate static func unreadable(_ error: RecordingError, limit: Int) -> ProblemDetails {
        var problem =
            switch error {
            case .tooLarge: tooLarge(limit)
            case .notARecording, .unknownFormat, .damaged:
                ProblemDetails(
                    422, kind: .notARecording, title: "The file cannot be opened", detail: error.description)
            }
        problem.line = error.line
        return problem
    }
}
