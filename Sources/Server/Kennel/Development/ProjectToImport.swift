import Foundation

/// An iOS project that `dev` imports.
struct ProjectToImport {
    /// The project file or the folder of the project.
    let place: URL

    /// Creates the description of the project at a place; nil if a package of an app is there, or nothing that can be
    /// imported.
    init?(at place: URL) {
        self.place = place
        if ["xcodeproj", "xcworkspace"].contains(place.pathExtension) { return }
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
        if names.contains(ImportedSources.settingsFile) { return nil }
        let isXcode = names.contains { $0.hasSuffix(".xcodeproj") }
        guard names.contains("Package.swift") else {
            guard isXcode || names.contains(where: { Self.hasProject(place.appending(path: $0)) }) else { return nil }
            return
        }
        // Many iOS projects have a manifest for tools beside the project file.
        guard isXcode, !Self.dependsOnKennel(place.appending(path: "Package.swift")) else { return nil }
    }

    /// Returns whether an item is a Swift file, or a folder that directly contains an Xcode project.
    private static func hasProject(_ item: URL) -> Bool {
        if item.pathExtension == "swift" { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: item.path)) ?? []
        return names.contains { $0.hasSuffix(".xcodeproj") }
    }

    private static func dependsOnKennel(_ manifest: URL) -> Bool {
        (try? String(contentsOf: manifest, encoding: .utf8))?.contains("package: \"kennel\"") == true
    }
}
