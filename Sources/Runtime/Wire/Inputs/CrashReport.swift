/// How an app ended its process: the first thing it said, and where it stood.
public struct CrashReport: Sendable, Equatable, Codable {
    /// One sentence without its end: what the app did, or the system said of it.
    public let message: String
    /// Where it stood, innermost first; empty where nobody could tell.
    public let frames: [Frame]
    /// The number of the input that it was taking; nil between two inputs.
    public var input: Int?
    /// Nil in reports of before there was this, and of most crashes.
    private var hung: Bool?

    /// Whether it did not come back from what it was doing, and was stopped.
    public var isHang: Bool { hung ?? false }

    /// One call that had not returned.
    public struct Frame: Sendable, Equatable, Codable {
        /// The function, as a person reads it.
        public let function: String
        /// The file it is in; nil for code that was built without that.
        public let file: String?
        /// The line, counted from 1.
        public let line: Int?
        /// Whether the app's developer wrote it: not Kennel's, nor the system's.
        public let isApp: Bool

        /// Describes a call.
        public init(function: String, file: String? = nil, line: Int? = nil, isApp: Bool = false) {
            self.function = function
            self.file = file
            self.line = line
            self.isApp = isApp
        }

        /// The file's name without its folders, and the line.
        package var place: String? {
            guard let file else { return nil }
            return (file.split(separator: "/").last.map(String.init) ?? file) + (line.map { ":\($0)" } ?? "")
        }
    }

    /// Describes a crash.
    public init(message: String, frames: [Frame] = [], input: Int? = nil, isHang: Bool = false) {
        self.message = message
        self.frames = frames
        self.input = input
        hung = isHang ? true : nil
    }

    /// The message, and the innermost place of the app's own code where that is known.
    package var sentence: String {
        guard let frame = frames.first(where: \.isApp), let place = frame.place else { return message }
        return "\(message) (\(frame.function), \(place))"
    }

    /// About how much room it takes.
    package var bytes: Int {
        frames.reduce(message.utf8.count) { $0 + $1.function.utf8.count + ($1.file?.utf8.count ?? 0) + 32 }
    }
}
