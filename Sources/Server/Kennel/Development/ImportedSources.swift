import Foundation

/// The iOS project from which `import` made a package. Its changed files are translated before each build.
struct ImportedSources {
    private struct Settings: Decodable {
        let project: String
    }

    private let folder: URL
    private let settings: URL
    private var importer: ImporterProgram?

    /// Creates the description of the project from which the package in this folder was made; nil if it was made from
    /// none.
    init?(in folder: URL) {
        self.folder = folder
        settings = folder.appending(path: "kennel.json")
        guard FileManager.default.fileExists(atPath: settings.path) else { return nil }
    }

    /// The watched files: the settings, the manifest, and the folder that contains the project.
    var watched: [URL] {
        let own = [settings, folder.appending(path: "Package.swift")]
        guard let data = try? Data(contentsOf: settings),
            let project = try? JSONDecoder().decode(Settings.self, from: data).project
        else { return own }
        let place = URL(filePath: project.hasPrefix("/") ? project : "\(folder.path)/\(project)").standardizedFileURL
        let isBundle = ["xcodeproj", "xcworkspace", "swift"].contains(place.pathExtension)
        return own + [isBundle ? place.deletingLastPathComponent() : place]
    }

    /// Translates changed files and reports the progress. Throws if the project cannot be read.
    mutating func translate(progress: (BuildProgress) -> Void) throws {
        let importer = try importer ?? ImporterProgram(beside: Bundle.main.executableURL)
        self.importer = importer
        try importer.insist(in: folder, progress: progress)
    }
}
