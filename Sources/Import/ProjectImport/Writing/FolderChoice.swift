import Foundation

/// The folders that an import can use if the user specifies none.
struct FolderChoice {
    private let folders: [URL]
    private let project: String

    /// Lists the folders for a project: first a folder with the app's name, then one with a name that differs from the
    /// project's folder. They are in the current folder, or beside the project if the current folder is inside it.
    init(for project: Project, at place: ProjectPlace) {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let isInside = (current.standardizedFileURL.path + "/").hasPrefix(place.folder.path + "/")
        let around = isInside ? place.folder.deletingLastPathComponent() : current
        let name = project.app?.name ?? "App"
        folders = [name, "\(name)-kennel"].map { around.appending(path: $0, directoryHint: .isDirectory) }
        self.project = place.location.resolvingSymlinksInPath().path
    }

    /// The first folder that does not exist; the last one if all do.
    var free: URL { folders.first { !FileManager.default.fileExists(atPath: $0.path) } ?? folders[folders.count - 1] }

    /// The folder with the package of an earlier import of the project; nil if there is none.
    var earlierImport: URL? {
        folders.first { folder in
            (try? ImportSettings(in: folder))?.projectPlace(in: folder).resolvingSymlinksInPath().path == project
        }
    }
}
