import Recordings
import Sessions
import Wire

/// A recording on its way from a file to the shelf: checked, and written down anew, some lines at a time. Nothing of it
/// runs before somebody looks at it.
struct RecordingIntake: Sendable {
    private let shelf: RecordingShelf
    private let draft: RecordingDraft
    private let limit: Int
    private var reader: RecordingReader
    /// Nil before the header was read.
    private var writer: RecordingWriter?
    private var opening: RecordedInput?

    /// What a person called its session; nil where nobody did.
    var name: String? { reader.header?.name }
    /// What its session was opened with, once that is known.
    var configuration: SessionConfiguration? { opening?.configuration }

    /// Throws when there is no room; a file longer than `limit` bytes will be refused.
    init(_ shelf: RecordingShelf, limit: Int) throws(ProblemDetails) {
        self.shelf = shelf
        self.limit = limit
        do {
            draft = try shelf.draft()
        } catch {
            throw error.problem
        }
        reader = RecordingReader(limits: RecordingLimits(fileBytes: limit, lineBytes: limit))
    }

    /// Takes the file's next lines, of which only its last one may lack its end. Throws when they are none of a
    /// recording.
    mutating func take(_ lines: [UInt8]) throws(ProblemDetails) {
        let inputs: [RecordedInput]
        do {
            inputs = try reader.take(lines)
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
        try keep()
    }

    /// The file has come to its end; throws when that is too early, or it cannot be kept.
    mutating func finish() throws(ProblemDetails) -> OpenedRecording {
        let (header, isCut): (RecordingHeader, Bool)
        do {
            (header, isCut) = try reader.end()
        } catch {
            throw .unreadable(error, limit: limit)
        }
        if !isCut { writer?.end() }
        try keep()
        let facts = OpenedRecording.Facts(
            configuration: configuration ?? SessionConfiguration(), inputs: reader.count, app: header.app,
            isCut: isCut)
        do {
            return try shelf.add(facts, draft)
        } catch {
            throw error.problem
        }
    }

    /// Nothing more comes, or what came is none of a recording: others may have the place.
    func giveUp() {
        draft.leave()
    }

    private mutating func keep() throws(ProblemDetails) {
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
                ProblemDetails(422, "not-a-recording", "The file cannot be opened", error.description)
            }
        problem.line = error.line
        return problem
    }
}
