/// The crash of an app's process: the first message, and the call stack.
public struct CrashReport: Sendable, Equatable, Codable {
    /// The message of the app or the system, without a full stop.
    public let message: String
    /// The call stack, innermost frame first; empty if it is unknown.
    public let frames: [Frame]
    /// The number of the input being applied; nil between inputs.
    public var input: Int?
    /// True if the app hung and was terminated. Nil otherwise, and in reports from before this property existed.
    private var hung: Bool?

    /// Whether the app hung and was terminated.
    public var isHang: Bool { hung ?? false }

    /// A frame of the call stack.
    public struct Frame: Sendable, Equatable, Codable {
        /// The demangled name of the function.
        public let function: String
        /// The source file; nil for code without debug information.
        public let file: String?
        /// The line, counted from 1.
        public let line: Int?
        /// Whether the app's developer wrote the code, rather than Kennel or the system.
        public let isApp: Bool

        /// Creates a frame.
        public init(function: String, file: String? = nil, line: Int? = nil, isApp: Bool = false) {
            self.function = function
            self.file = file
            self.line = line
            self.isApp = isApp
        }

        /// The file name without folders, and the line; nil if the file is unknown.
        package var place: String? {
            guard let file else { return nil }
            return (file.split(separator: "/").last.map(String.init) ?? file) + (line.map { ":\($0)" } ?? "")
        }
    }

    /// Creates a crash report.
    public init(message: String, frames: [Frame] = [], input: Int? = nil, isHang: Bool = false) {
        self.message = message
        self.frames = frames
        self.input = input
        hung = isHang ? true : nil
    }

    /// The message, and the innermost location in the app's own code if it is known.
    package var sentence: String {
        guard let frame = frames.first(where: \.isApp), let place = frame.place else { return message }
        return "\(message) (\(frame.function), \(place))"
    }

    /// The approximate size in bytes.
    package var bytes: Int {
        frames.reduce(message.utf8.count) { $0 + $1.function.utf8.count + ($1.file?.utf8.count ?? 0) + 32 }
    }
}
