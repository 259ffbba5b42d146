import Foundation

/// The Objective-C bridging header of a target, whose imports are available in every Swift file.
struct BridgingHeader {
    /// The imported modules.
    private(set) var modules: [String] = []
    /// Sentences about the imports that are not supported.
    private(set) var notes: [String] = []

    /// Reads a header; nil if it cannot be read.
    init?(_ file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        var found: Set<String> = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let match = line.firstMatch(of: /^\s*@import\s+(\w+)/)
                ?? line.firstMatch(of: /^\s*#\s*(?:import|include)\s*<(\w+)\//)
            {
                found.insert(String(match.1))
            } else if line.contains(/^\s*#\s*(?:import|include)\s*[<"]sqlite3\.h[>"]/) {
                found.insert("SQLite3")
            } else if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*"([^"]+)"/) {
                notes.append("\(match.1), which \(file.lastPathComponent) imports, is not Swift")
            }
        }
        modules = found.sorted()
    }
}
