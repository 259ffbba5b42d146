import Foundation

/// Parses build settings in an `.xcconfig` file.
enum BuildSettings {
    /// Returns the settings in a file and the files that it includes; empty if it cannot be read.
    ///
    /// Settings for one architecture or platform are ignored.
    static func read(_ file: URL) -> [String: String] { read(file, depth: 0) }

    private static func read(_ file: URL, depth: Int) -> [String: String] {
        guard depth < 8, let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
        var settings: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            // Removes a comment. In URLs, `/$()/` stands for two slashes.
            let said = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if let match = said.wholeMatch(of: /\s*#include\??\s+"([^"]+)"\s*/) {
                let other = file.deletingLastPathComponent().appending(path: String(match.1))
                settings.merge(read(other, depth: depth + 1)) { _, later in later }
            } else if let match = said.wholeMatch(of: /\s*([A-Za-z_][A-Za-z_0-9]*)\s*=\s*(.*?)\s*;?\s*/) {
                settings[String(match.1)] = String(match.2)
            }
        }
        return settings
    }
}
