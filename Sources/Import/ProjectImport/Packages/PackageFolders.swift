import Foundation

/// The folders in which the packages of a project are searched for.
struct PackageFolders {
    /// Creates the list of folders: the user's folders, and the folders beside a project in which Xcode, SwiftPM and
    /// Carthage store sources of packages.
    ///
    /// - Parameter named: The folders of the user, each a package or a folder of packages.
    init(_ named: [URL] = [], beside project: URL) {
        places = named + Self.usual.map { project.appending(path: $0) }
    }

    private let places: [URL]
    /// The folder of packages beside Xcode's derived data.
    static let checkouts = "SourcePackages/checkouts"
    private static let usual = [checkouts, ".build/checkouts", "Carthage/Checkouts"]

    /// The root folders of the packages in the folders.
    var packages: [URL] { places.flatMap(Self.packages) }

    /// Returns the package in a folder, or the packages in its subfolders, sorted by name.
    static func packages(in folder: URL) -> [URL] {
        let files = FileManager.default
        func isPackage(_ folder: URL) -> Bool {
            files.fileExists(atPath: folder.appending(path: "Package.swift").path)
        }
        if isPackage(folder) { return [folder.standardizedFileURL] }
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0).standardizedFileURL }.filter(isPackage)
    }
}
