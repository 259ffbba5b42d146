/// Why a file is no recording that can be read.
package enum RecordingError: Error, Equatable, CustomStringConvertible {
    /// The file is larger than is read.
    case tooLarge(limit: Int)
    /// The file does not start as a recording does.
    case notARecording(reason: String)
    /// The file has a form that this version does not know.
    case unknownFormat(String)
    /// A line does not say what it must; `reason` is a whole sentence.
    case damaged(line: Int, reason: String)

    /// The line that is to blame, counted from 1; nil when it is the file as a whole.
    package var line: Int? {
        switch self {
        case .tooLarge: nil
        case .notARecording, .unknownFormat: 1
        case .damaged(let line, _): line
        }
    }

    /// One sentence for a person.
    package var description: String {
        switch self {
        case .tooLarge(let limit): "The file is larger than \(limit) bytes."
        case .notARecording(let reason): "This is no recording: \(reason)"
        case .unknownFormat(let format):
            "The recording has format \(format); this version knows formats 1 to \(RecordingHeader.format)."
        case .damaged(let line, let reason): "Line \(line): \(reason)"
        }
    }
}
