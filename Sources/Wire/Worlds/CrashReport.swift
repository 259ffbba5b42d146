/// How an app ended its process: the first thing it said, and where it stood.
package struct CrashReport: Sendable, Equatable, Codable {
    /// One sentence: what the app did, or the system said of it.
    package var message: String
    /// Where it stood, innermost first; empty where nobody could tell.
    package var frames: [Frame]
    /// The number of the input that it was taking; nil between two inputs.
    package var input: Int?

    /// One call that had not returned.
    package struct Frame: Sendable, Equatable, Codable {
        /// The function, as a person reads it.
        package var function: String
        /// The file it is in; nil for code that was built without that.
        package var file: String?
        /// The line, counted from 1.
        package var line: Int?

        /// Describes a call.
        package init(function: String, file: String? = nil, line: Int? = nil) {
            self.function = function
            self.file = file
            self.line = line
        }
    }

    /// Describes a crash.
    package init(message: String, frames: [Frame] = [], input: Int? = nil) {
        self.message = message
        self.frames = frames
        self.input = input
    }

    /// The message, and the innermost place of the app's own code where that is known.
    package var sentence: String {
        guard let frame = frames.first(where: { $0.file != nil }), let file = frame.file else { return message }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return "\(message) (\(frame.function), \(name)\(frame.line.map { ":\($0)" } ?? ""))"
    }
}
