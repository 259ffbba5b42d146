import Foundation

/// The iOS project from which `import` made a package. Its changed files are translated before each build.
struct ImportedSources {
    private struct Settings: Decodable {
        let project: String
        let leaveOut: [LeftOut]?
    }

    /// An entry of `leaveOut`: the name of a file, or an object with the reason why code of a file is excluded.
    private struct LeftOut: Decodable {
        private enum Key: String, CodingKey { case file, reason }

        let file: String
        let reason: String?

        init(from decoder: any Decoder) throws {
            if let name = try? decoder.singleValueContainer().decode(String.self) {
                (file, reason) = (name, nil)
            } else {
                let container = try decoder.container(keyedBy: Key.self)
                file = try container.decode(String.self, forKey: .file)
                reason = try container.decodeIfPresent(String.self, forKey: .reason)
            }
        }
    }

    /// The name of the file with the settings of an import.
    static let settingsFile = "kennel.json"

    private let folder: URL
    private let settings: URL
    private var importer: ImporterProgram?

    /// Creates the description of the project from which the package in this folder was made; nil if it was made from
    /// none.
    init?(in folder: URL) {
        self.folder = folder
        settings = folder.appending(path: Self.settingsFile)
        guard FileManager.default.fileExists(atPath: settings.path) else { return nil }
    }

    /// The watched files: the settings, the manifest, and the folder that contains the project.
    var watched: [URL] {
        let own = [settings, folder.appending(path: "Package.swift")]
        guard let project = read()?.project else { return own }
        let place = URL(filePath: project.hasPrefix("/") ? project : "\(folder.path)/\(project)").standardizedFileURL
        let isBundle = ["xcodeproj", "xcworkspace", "swift"].contains(place.pathExtension)
        return own + [isBundle ? place.deletingLastPathComponent() : place]
    }

    /// The reasons why code is excluded, each once with its files; in the order of the settings.
    var leftOut: [String] {
        let entries = read()?.leaveOut ?? []
        let groups = Dictionary(grouping: entries.filter { $0.reason != nil }, by: \.reason)
        var told: Set<String> = []
        return entries.compactMap { entry in
            guard let reason = entry.reason, told.insert(reason).inserted else { return nil }
            let all = groups[reason] ?? []
            let files = Set(all.map(\.file)).sorted()
            let more = files.count > Self.namedFiles ? " and \(files.count - Self.namedFiles) more" : ""
            let places = all.count > 1 ? " (\(all.count) places)" : ""
            return "\(files.prefix(Self.namedFiles).joined(separator: ", "))\(more): \(reason)\(places)"
        }
    }

    /// The maximum number of files named for a reason.
    private static let namedFiles = 4

    private func read() -> Settings? {
        (try? Data(contentsOf: settings)).flatMap { try? JSONDecoder().decode(Settings.self, from: $0) }
    }

    /// Translates changed files and reports the progress. Throws if the project cannot be read.
    mutating func translate(showsOutput: Bool = true, progress: (BuildProgress) -> Void) throws {
        let importer = try importer ?? ImporterProgram(beside: Bundle.main.executableURL)
        self.importer = importer
        try importer.translate(in: folder, showsOutput: showsOutput, progress: progress)
    }
}
