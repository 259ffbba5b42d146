import Foundation

/// The project that a package was made of by `import`: its files are translated before each build.
struct ImportedSources {
    private struct Settings: Decodable {
        let project: String
    }

    private let folder: URL
    private let settings: URL
    private var importer: ImporterProgram?

    /// Nil where the package in this folder was not made of a project.
    init?(in folder: URL) {
        self.folder = folder
        settings = folder.appending(path: "kennel.json")
        guard FileManager.default.fileExists(atPath: settings.path) else { return nil }
    }

    /// What is looked at for changes: the settings, the manifest, and the folder that the project lies in.
    var watched: [URL] {
        let own = [settings, folder.appending(path: "Package.swift")]
        guard let data = try? Data(contentsOf: settings),
            let project = try? JSONDecoder().decode(Settings.self, from: data).project
        else { return own }
        let place = URL(filePath: project.hasPrefix("/") ? project : "\(folder.path)/\(project)").standardizedFileURL
        let isBundle = ["xcodeproj", "xcworkspace", "swift"].contains(place.pathExtension)
        return own + [isBundle ? place.deletingLastPathComponent() : place]
    }

    /// Translates what changed, and tells how far it is. Throws where the project cannot be read.
    mutating func translate(progress: (BuildProgress) -> Void) throws {
        let importer = try importer ?? ImporterProgram(beside: Bundle.main.executableURL)
        self.importer = importer
        try importer.insist(in: folder, progress: progress)
    }
}
