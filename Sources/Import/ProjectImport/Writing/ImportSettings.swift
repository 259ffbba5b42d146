import Foundation
import SwiftTranslation

/// The `kennel.json` of an imported project: the project, and the files that are excluded.
struct ImportSettings: Codable, Equatable {
    /// The path of the project, relative to the package's folder or absolute.
    var project: String
    /// The target; nil uses the only app.
    var target: String?
    /// The files and parts of files to exclude; nil excludes none.
    var leaveOut: [LeftOutCode]?
    /// The folders of packages that the project depends on, relative to the package's folder or absolute; nil for none.
    var packages: [String]?
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
                "\(file.path) does not have the format {\"project\": PATH, \"target\": NAME, "
                    + "\"leaveOut\": [NAME or {\"file\": NAME, \"declaration\": NAME}, …], "
                    + "\"packages\": [FOLDER, …], \"beagle\": VERSION}"
            )
        }
    }

    init(project: String, target: String?, packages: [String] = []) {
        self.project = project
        self.target = target
        self.packages = packages.isEmpty ? nil : packages
        leaveOut = []
    }

    /// Returns the location of the project, for settings in a package's folder.
    func projectPlace(in folder: URL) -> URL { Self.place(of: project, in: folder) }

    /// Returns the folders of packages, for settings in a package's folder.
    func packageFolders(in folder: URL) -> [URL] { (packages ?? []).map { Self.place(of: $0, in: folder) } }

    private static func place(of path: String, in folder: URL) -> URL {
        (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
    }

    /// Excludes files. Each is listed with the shortest suffix of its path that is unique among `all`.
    ///
    /// - Parameter reason: The reason, as `kennel.json` names it; nil for none.
    mutating func leaveOut(_ files: [URL], among all: [URL], because reason: String? = nil) {
        for file in files where !leavesOut(file) {
            leaveOut = (leaveOut ?? []) + [LeftOutCode(file: Self.name(of: file, among: all), reason: reason)]
        }
    }

    /// Excludes a part of a file, unless a larger part of the same declaration is listed. Smaller parts inside it are
    /// removed from the list.
    mutating func leaveOut(_ part: Exclusion, of file: URL, among all: [URL], because reason: String) {
        let isCovered = parts(of: file).contains { $0.declaration == part.declaration && $0.covers(part) }
        guard !isCovered else { return }
        var listed = leaveOut ?? []
        listed.removeAll { entry in
            guard let other = entry.part, Self.isName(entry.file, of: file) else { return false }
            return part.covers(other)
        }
        leaveOut = listed + [LeftOutCode(file: Self.name(of: file, among: all), part: part, reason: reason)]
    }

    private static func name(of file: URL, among all: [URL]) -> String {
        let parts = file.pathComponents
        let names = (1..<parts.count).map { parts.suffix($0).joined(separator: "/") }
        return names.first { name in all.filter { isName(name, of: $0) }.count == 1 } ?? file.path
    }

    /// The settings as JSON.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// Writes the settings into a package's folder. Throws an `ImportError`.
    func write(into folder: URL) throws(ImportError) {
        let file = folder.appending(path: Self.file)
        do {
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            throw ImportError("\(file.path) could not be written: \(error.localizedDescription)")
        }
    }

    /// Returns the Beagle version that the project was written for; nil to detect it. Throws an `ImportError`.
    func era() throws(ImportError) -> BeagleEra? {
        guard let beagle else { return nil }
        guard let era = BeagleEra(version: beagle) else {
            throw ImportError("\(Self.file) has \"beagle\": \"\(beagle)\", which is not a version: use 1.1, 1.9 or 2.1")
        }
        return era
    }

    /// Returns whether a file is excluded.
    func leavesOut(_ file: URL) -> Bool {
        leaveOut?.contains { $0.part == nil && Self.isName($0.file, of: file) } == true
    }

    /// Returns the excluded parts of a file.
    func parts(of file: URL) -> Set<Exclusion> {
        Set((leaveOut ?? []).filter { Self.isName($0.file, of: file) }.compactMap(\.part))
    }

    /// Returns the excluded names that match no file in `files`.
    func unknown(among files: [URL]) -> [String] {
        var told: Set<String> = []
        return (leaveOut ?? []).map(\.file).filter { name in
            !files.contains { Self.isName(name, of: $0) } && told.insert(name).inserted
        }
    }

    private static func isName(_ name: String, of file: URL) -> Bool {
        file.path.hasSuffix("/" + (name.hasPrefix("/") ? String(name.dropFirst()) : name))
    }
}
