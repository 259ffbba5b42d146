/// The reason why a file cannot be read as a recording.
package enum RecordingError: Error, Equatable, CustomStringConvertible {
    /// The file exceeds the size limit, in bytes.
    case tooLarge(limit: Int)
    /// The file does not begin like a recording.
    case notARecording(reason: String)
    /// The file's format is not supported by this version.
    case unknownFormat(String)
    /// A line is invalid; `reason` is a whole sentence.
    case damaged(line: Int, reason: String)

    /// The invalid line, counted from 1; nil if the error concerns the whole file.
    package var line: Int? {
        switch self {
        case .tooLarge: nil
        case .notARecording, .unknownFormat: 1
        case .damaged(let line, _): line
        }
    }

    /// A sentence for people.
    package var description: String {
        switch self {
        case .tooLarge(let limit): "The file is larger than \(limit) bytes."
        case .notARecording(let reason): "This is not a recording: \(reason)"
        case .unknownFormat(let format):
            "The recording has format \(format); this version reads formats 1 to \(RecordingHeader.format)."
        case .damaged(let line, let reason): "Line \(line): \(reason)"
        }
    }
}
