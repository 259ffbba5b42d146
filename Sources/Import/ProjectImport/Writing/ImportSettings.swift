import Foundation
import SwiftTranslation

/// The `kennel.json` of an imported project: the project, and the files that are excluded.
struct ImportSettings: Codable, Equatable {
    /// The path of the project, relative to the package's folder or absolute.
    var project: String
    /// The target; nil uses the only app.
    var target: String?
    /// The Swift files to exclude, each by its name or by the end of its path; nil excludes none.
    var leaveOut: [String]?
    /// The Beagle version that the project was written for, such as `1.9`; nil detects it from the sources.
    var beagle: String?

    static let file = "kennel.json"

    /// Reads the settings in a package's folder. Throws an `ImportError`.
    init(in folder: URL) throws(ImportError) {
        let file = folder.appending(path: Self.file)
        guard let data = try? Data(contentsOf: file) else { throw ImportError("\(file.path) cannot be read") }
        do {
            self = try JSONDecoder().decode(ImportSettings.self, from: data)
        } catch {
            throw ImportError(
                "\(file.path) is not as it should be: {\"project\": PATH, \"target\": NAME, \"leaveOut\": [NAME, …], \"beagle\": VERSION}"
            )
        }
    }

    init(project: String, target: String?) {
        self.project = project
        self.target = target
        leaveOut = []
    }

    /// Excludes more files. Each is named by the shortest end of its path that is unique among `all`.
    mutating func leaveOut(_ files: [URL], among all: [URL]) {
        for file in files where !leavesOut(file) {
            let parts = file.pathComponents
            let names = (1..<parts.count).map { parts.suffix($0).joined(separator: "/") }
            let name = names.first { name in all.filter { Self.isName(name, of: $0) }.count == 1 }
            leaveOut = (leaveOut ?? []) + [name ?? file.path]
        }
    }

    /// The settings as JSON.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Returns the Beagle version that the project was written for; nil to detect it. Throws an `ImportError`.
    func era() throws(ImportError) -> BeagleEra? {
        guard let beagle else { return nil }
        guard let era = BeagleEra(version: beagle) else {
            throw ImportError("\(Self.file) says \"beagle\": \"\(beagle)\", which is no version: write 1.1, 1.9 or 2.1")
        }
        return era
    }

    /// Returns whether a file is excluded.
    func leavesOut(_ file: URL) -> Bool { leaveOut?.contains { Self.isName($0, of: file) } == true }

    /// Returns the excluded names that match no file.
    func unknown(among files: [URL]) -> [String] {
        (leaveOut ?? []).filter { name in !files.contains { Self.isName(name, of: $0) } }
    }

    private static func isName(_ name: String, of file: URL) -> Bool {
        file.path.hasSuffix("/" + (name.hasPrefix("/") ? String(name.dropFirst()) : name))
    }
}
