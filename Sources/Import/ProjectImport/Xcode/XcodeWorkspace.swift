import Foundation

/// The projects in an `.xcworkspace`.
enum XcodeWorkspace {
    /// Returns the existing projects.
    static func projects(of place: URL) throws(ImportError) -> [URL] {
        let file = place.appending(path: "contents.xcworkspacedata")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw ImportError("\(file.path) cannot be read")
        }
        let folder = place.deletingLastPathComponent()
        return text.matches(of: /location\s*=\s*"(group|container|absolute):([^"]*)"/)
            .filter { $0.2.hasSuffix(".xcodeproj") }
            .map { $0.1 == "absolute" ? URL(filePath: String($0.2)) : folder.appending(path: String($0.2)) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
